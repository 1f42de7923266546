import { useRef, useState } from "react";
import { Button } from "~/ui/buttons/button";
import { toast } from "~/ui/feedback/toast";
import { FileInput } from "~/ui/uploads/file-input";
import { PicturesField } from "~/ui/uploads/pictures-field";
import { UploadFailure } from "~/ui/uploads/upload-failure";
import { UploadField } from "~/ui/uploads/upload-field";
import { Row, Specimen, Specimens } from "./specimen";

/** Nothing is sent: every file becomes the same picture. */
const upload = async () => ({ url: "/demo/lamp.png" });
const ignore = () => undefined;

/** app/ui/uploads */
export function Uploads() {
  const [picture, setPicture] = useState<string | null>(null);
  const [pictures, setPictures] = useState<readonly string[]>(["/demo/sofa.png", "/demo/bed.png"]);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Specimens title="上传">
      <Specimen name="UploadField：空">
        <UploadField
          kind="image"
          label="商品图片"
          value={picture}
          onChange={setPicture}
          upload={upload}
          hint="JPG 或 PNG"
          isRequired
        />
      </Specimen>
      <Specimen name="UploadField：已上传">
        <UploadField
          kind="image"
          label="商品图片（已上传）"
          value="/demo/desk.png"
          onChange={ignore}
          upload={upload}
        />
      </Specimen>
      <Specimen name="UploadField：有误">
        <UploadField
          kind="video"
          label="安装视频"
          value={null}
          onChange={ignore}
          upload={upload}
          error="请上传安装视频"
        />
      </Specimen>
      <Specimen name="PicturesField">
        <PicturesField label="照片" value={pictures} onChange={setPictures} max={3} upload={upload} />
      </Specimen>
      <Specimen name="FileInput">
        <FileInput
          ref={input}
          accept="image/png"
          aria-labelledby="ui-file"
          onFiles={([file]) => toast.info(file?.name ?? "")}
        />
        <Row>
          <Button id="ui-file" onPress={() => input.current?.click()}>
            选择文件
          </Button>
        </Row>
      </Specimen>
      <Specimen name="UploadFailure" isWide>
        <UploadFailure
          message="网络异常，上传失败"
          retry={<Button size="sm">重试</Button>}
          onClose={() => toast.info("已关闭")}
        />
      </Specimen>
    </Specimens>
  );
}
