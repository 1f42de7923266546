import { useRef, useState } from "react";
import { Avatar } from "~/features/account/avatar";
import { Button } from "~/ui/buttons/button";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { lazyComponent } from "~/ui/lazy-component";
import { FileInput } from "~/ui/uploads/file-input";
import { useFileDrop } from "~/ui/uploads/use-file-drop";
import { useHydrated } from "~/ui/use-hydrated";
import { avatarIssue } from "../../../../schema/rules/account/profile";
import styles from "../profile.module.css";

const CropDialog = lazyComponent(async () => (await import("./crop-dialog")).CropDialog);

/** The avatar: chosen, dropped or pasted, cropped to a square and saved at once (SET-01). */
export function AvatarField({ nickname, url }: { nickname: string; url: string | null }) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = ([chosen]: FileList) => {
    if (!chosen) return;
    const issue = avatarIssue(chosen);
    setProblem(issue);
    if (issue === null) setFile(chosen);
  };
  const { dropProps } = useFileDrop(take);
  return (
    <section className={styles.avatar} aria-label="头像" {...dropProps}>
      <Avatar name={nickname} url={url} size={72} />
      <div className={styles.avatarText}>
        <VisuallyHidden>
          <span id="avatar-label">头像</span>
        </VisuallyHidden>
        <FileInput ref={input} accept="image/jpeg,image/png" aria-labelledby="avatar-label" onFiles={take} />
        <Button isDisabled={!isHydrated} aria-haspopup="dialog" onPress={() => input.current?.click()}>
          更换头像
        </Button>
        <p className={styles.hint}>jpg、png 格式，选好后可裁剪成正方形</p>
        {problem ? (
          <p role="alert" className={styles.wrong}>
            {problem}
          </p>
        ) : null}
      </div>
      {file ? (
        <CropDialog
          file={file}
          onClose={() => setFile(null)}
          onUnreadable={(message) => {
            setFile(null);
            setProblem(message);
          }}
        />
      ) : null}
    </section>
  );
}
