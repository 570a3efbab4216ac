import { Upload } from 'antd';
import 'antd-styles/file-drop.css';
import { AntdProvider } from '@/shared/ui/antd';
import { Icon } from '@/shared/ui/icon';
import css from './FileDrop.module.css';
import type { FileDropProps } from './PlainFileDrop';

/** antd's Upload as a place to drop a file on. Its button has the place's words as its name; the file is not sent. */
export function AntdFileDrop({ label, accept, isDisabled = false, onFile }: FileDropProps) {
  return (
    <AntdProvider>
      <Upload.Dragger
        className={css.dragger ?? ''}
        // A dropped file of another kind reaches the caller, who says what is wrong with it.
        accept={{ format: accept, filter: () => true }}
        disabled={isDisabled}
        showUploadList={false}
        beforeUpload={(file) => {
          onFile(file);
          return Upload.LIST_IGNORE;
        }}
      >
        <span className={css.words}>
          <Icon name="document" />
          {label}
        </span>
      </Upload.Dragger>
    </AntdProvider>
  );
}
