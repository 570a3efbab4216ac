import { Progress as AntdProgress } from 'antd';
import 'antd-styles/progress.css';
import { AntdProvider } from '@/shared/ui/antd';
import css from './Progress.module.css';

interface ProgressProps {
  /** The bar is decorative: the words beside it say the same. */
  done: number;
  total: number;
}

const ALL = 100;

export function Progress({ done, total }: ProgressProps) {
  return (
    <AntdProvider>
      <div className={css.frame} aria-hidden="true">
        <AntdProgress percent={total === 0 ? 0 : Math.round((done / total) * ALL)} showInfo={false} />
      </div>
    </AntdProvider>
  );
}
