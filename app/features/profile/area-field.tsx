import { loadAreaTree } from "~/lib/area-tree";
import { useLoaded } from "~/lib/use-loaded";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { Cascader } from "~/ui/selects/cascader";

interface AreaFieldProps {
  id: string;
  /** Codes from the province down. */
  value: readonly string[];
  onChange(path: string[]): void;
  error: string | null;
}

/** Province, city and district of a profile (SET-06). */
export function AreaField({ id, value, onChange, error }: AreaFieldProps) {
  const { status, data, reload } = useLoaded("areas", loadAreaTree);
  return (
    <>
      <Cascader
        id={id}
        label="所在地区"
        placeholder={status === "ready" ? "请选择省、市、区" : "正在加载地区"}
        tree={data ?? []}
        value={value}
        onChange={onChange}
        error={error}
        isDisabled={status !== "ready"}
      />
      {status === "failed" ? (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onPress={reload}>
              重试
            </Button>
          }
        >
          地区列表加载失败
        </Notice>
      ) : null}
    </>
  );
}
