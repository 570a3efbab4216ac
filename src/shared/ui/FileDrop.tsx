import { Upload } from 'antd';
import 'antd-styles/FileDrop.css';
import { AntdProvider } from './antd/AntdProvider';
import { Icon } from './Icon';

export function FileDrop({ label, accept, onFile }: { label: string; accept: string; onFile: (file: File) => void }) {
  return (
    <AntdProvider>
      <Upload.Dragger
        // Labels the file input, because the visible text below does not.
        aria-label={label}
        // Accepts dropped files of any type, because the caller reports those of the wrong type.
        accept={{ format: accept, filter: () => true }}
        showUploadList={false}
        beforeUpload={(file) => {
          onFile(file);
          return Upload.LIST_IGNORE;
        }}
      >
        <span className="quiet">
          <Icon name="document" /> <span>{label}</span>
        </span>
      </Upload.Dragger>
    </AntdProvider>
  );
}
