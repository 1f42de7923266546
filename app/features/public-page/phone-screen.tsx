import styles from "./phone-screen.module.css";
import { ScreenPicture } from "./screen-picture";
import screen from "./screens/phone.webp";
import screenDark from "./screens/phone-dark.webp";

/** A picture of the order list on a phone. */
export function PhoneScreen() {
  return (
    <div className={styles.phone}>
      <ScreenPicture
        light={screen}
        dark={screenDark}
        width={360}
        height={720}
        alt="手机上的“我的订单”：每单的商品、状态、地址和要做的事"
        className={styles.screen}
      />
    </div>
  );
}
