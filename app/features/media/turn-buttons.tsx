import { IconButton } from "~/ui/buttons/icon-button";
import { ChevronLeft, ChevronRight } from "~/ui/icons";
import styles from "./turn-buttons.module.css";

interface TurnButtonsProps {
  /** Shows the previous (-1) or next (1) one. */
  onTurn(by: 1 | -1): void;
  /** Whether the first, or the last one is shown. */
  isFirst?: boolean;
  isLast?: boolean;
}

/** Buttons at the left and right of a picture: previous and next. */
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
