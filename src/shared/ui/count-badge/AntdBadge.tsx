import { Badge } from 'antd';
import 'antd-styles/count-badge.css';
import { AntdProvider } from '@/shared/ui/antd';
import css from './CountBadge.module.css';
import type { CountBadgeProps } from './PlainBadge';

/** Screen readers would read the rolling digits one by one. */
export function AntdBadge({ count, label }: CountBadgeProps) {
  return (
    <AntdProvider>
      <span className={css.frame}>
        <span aria-hidden="true">
          <Badge count={count} title="" classNames={{ indicator: css.count ?? '' }} />
        </span>
        <span className="visually-hidden">{label}</span>
      </span>
    </AntdProvider>
  );
}
