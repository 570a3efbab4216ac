import { Timeline as AntdTimeline } from 'antd';
import 'antd-styles/Timeline.css';
import type { ReactNode } from 'react';
import { AntdProvider } from './antd/AntdProvider';

interface TimelineProps {
  items: readonly {
    key: string;
    content: ReactNode;
    tone?: 'accent' | 'danger' | 'warning' | 'quiet';
  }[];
}

const colors = {
  accent: 'var(--accent)',
  danger: 'var(--danger)',
  warning: 'var(--warning)',
  quiet: 'var(--ink-faint)',
} as const;

export function Timeline({ items }: TimelineProps) {
  return (
    <AntdProvider>
      <AntdTimeline items={items.map(({ key, content, tone = 'accent' }) => ({ key, content, color: colors[tone] }))} />
    </AntdProvider>
  );
}
