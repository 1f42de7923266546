import { IconButton } from "~/ui/buttons/icon-button";
import { ChevronLeft, ChevronRight } from "~/ui/icons";
import styles from "./turn-buttons.module.css";

interface TurnButtonsProps {
  /** Goes to the one before (-1) or after (1). */
  onTurn(by: 1 | -1): void;
  /** Whether there is none before, or after, the one that is shown. */
  isFirst?: boolean;
  isLast?: boolean;
}

/** On a picture, left and right: to the one before and the one after it. */
export function TurnButtons({ onTurn, isFirst = false, isLast = false }: TurnButtonsProps) {
  return (
    <>
      <span className={styles.previous}>
        <IconButton
          label="上一张"
          isRaised
          icon={<ChevronLeft size={20} />}
          isDisabled={isFirst}
          onPress={() => onTurn(-1)}
        />
      </span>
      <span className={styles.next}>
        <IconButton
          label="下一张"
          isRaised
          icon={<ChevronRight size={20} />}
          isDisabled={isLast}
          onPress={() => onTurn(1)}
        />
      </span>
    </>
  );
}
