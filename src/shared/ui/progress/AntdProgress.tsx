import { Progress } from 'antd';
import 'antd-styles/progress.css';
import { AntdProvider } from '@/shared/ui/antd';
import css from './Progress.module.css';
import type { ProgressProps } from './PlainProgress';

const ALL = 100;

export function AntdProgress({ done, total }: ProgressProps) {
  return (
    <AntdProvider>
      <div className={css.frame} aria-hidden="true">
        <Progress
          percent={total === 0 ? 0 : Math.round((done / total) * ALL)}
          showInfo={false}
          strokeColor="var(--accent)"
          railColor="var(--rail)"
          size={{ height: 8 }}
        />
      </div>
    </AntdProvider>
  );
}
