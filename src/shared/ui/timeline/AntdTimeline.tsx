import { Timeline } from 'antd';
import 'antd-styles/timeline.css';
import { AntdProvider } from '@/shared/ui/antd';
import css from './Timeline.module.css';
import type { TimelineProps } from './PlainTimeline';

const colors = {
  accent: 'var(--accent)',
  danger: 'var(--danger)',
  warning: 'var(--warning)',
  quiet: 'var(--ink-faint)',
} as const;

export function AntdTimeline({ items }: TimelineProps) {
  return (
    <AntdProvider>
      <Timeline
        className={css.timeline ?? ''}
        items={items.map(({ key, content, tone = 'accent' }) => ({ key, content, color: colors[tone] }))}
      />
    </AntdProvider>
  );
}
