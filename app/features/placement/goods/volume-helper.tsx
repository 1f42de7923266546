import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/lazy-dialogs";
import { CountField } from "~/ui/fields/count-field";
import { TextField } from "~/ui/fields/text-field";
import styles from "../page/placement.module.css";
import { piecesIssue, sideIssue, volumeOf } from "./volume-of";

interface VolumeHelperProps {
  /** Called with the volume, m³ with two decimals. */
  onDone(volume: string): void;
}

const SIDES = [
  ["length", "长"],
  ["width", "宽"],
  ["height", "高"],
] as const;
const BLANK = { length: "", width: "", height: "", pieces: "1" };

/** Computes the volume from the size of a package and the number of such packages (ux.md U24). */
export function VolumeHelper({ onDone }: VolumeHelperProps) {
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState(BLANK);
  const volume = volumeOf(size);
  const change = (part: keyof typeof BLANK) => (typed: string) => setSize({ ...size, [part]: typed });
  return (
    <>
      <Button size="sm" variant="ghost" onPress={() => setOpen(true)}>
        按尺寸计算体积
      </Button>
      <Dialog
        title="按尺寸计算体积"
        size="sm"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button
            variant="primary"
            isDisabled={volume === null}
            onPress={() => {
              if (volume) onDone(volume);
              setOpen(false);
            }}
          >
            使用这个体积
          </Button>
        }
      >
        <div className={styles.fields}>
          {SIDES.map(([side, label]) => (
            <TextField
              key={side}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              suffix="cm"
              value={size[side]}
              onChange={change(side)}
              error={sideIssue(size[side])}
            />
          ))}
          <CountField
            label="件数"
            suffix="件"
            value={size.pieces}
            onChange={change("pieces")}
            check={piecesIssue}
          />
        </div>
        <p role="status">{volume === null ? "填写长、宽、高后自动计算" : `合计 ${volume} m³`}</p>
      </Dialog>
    </>
  );
}
