import { useState } from "react";
import { toast } from "~/ui/feedback/toast";

/** Saves files together as one archive: a function, and whether it is running. */
export function useDownloadAll(name: string, urls: readonly string[]) {
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const { zipFiles } = await import("./zip-files");
      const { zip, missing } = await zipFiles(name, urls);
      save(`${name}.zip`, new Blob([zip], { type: "application/zip" }));
      if (missing > 0) toast.error(`${missing} 个文件下载失败`);
    } catch {
      toast.error("文件下载失败");
    }
    setPending(false);
  };
  return { isPending, download: () => void download() };
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
