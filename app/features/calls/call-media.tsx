import { useEffect, useRef } from "react";
import { User } from "~/ui/icons";
import styles from "./call-window.module.css";

interface CallMediaProps {
  remote: MediaStream | null;
  local: MediaStream | null;
  isVideo: boolean;
  isCameraOff: boolean;
}

/** The other side's voice, and in a video call both pictures. */
export function CallMedia({ remote, local, isVideo, isCameraOff }: CallMediaProps) {
  const hasPicture = isVideo && remote !== null && remote.getVideoTracks().length > 0;
  return (
    <div className={styles.media}>
      {hasPicture ? (
        <Player stream={remote} label="对方画面" className={styles.remote} />
      ) : (
        <>
          <span className={styles.avatar}>
            <User size={32} />
          </span>
          {remote ? <Player stream={remote} label="对方声音" className={styles.voice} /> : null}
        </>
      )}
      {isVideo && local && !isCameraOff ? (
        <Player stream={local} label="我的画面" className={styles.local} isMuted />
      ) : null}
    </div>
  );
}

interface PlayerProps {
  stream: MediaStream;
  label: string;
  className: string | undefined;
  isMuted?: boolean;
}

function Player({ stream, label, className, isMuted = false }: PlayerProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const player = ref.current;
    if (!player || player.srcObject === stream) return;
    player.srcObject = stream;
    // A browser may refuse sound before the user touches the page; here a button was pressed.
    player.play().catch(() => undefined);
  }, [stream]);
  return <video ref={ref} className={className} aria-label={label} autoPlay playsInline muted={isMuted} />;
}
