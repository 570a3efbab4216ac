import { lazyComponent } from './lazyComponent';
import { Skeleton } from './Skeleton';
import type { SegmentedProps } from './AntdSegmented';
import css from './Segmented.module.css';

const AntdSegmented = lazyComponent(
  async () => (await import(/* webpackChunkName: "antd-segmented" */ './AntdSegmented')).AntdSegmented,
);

/** Radio buttons that switch between views of one screen. */
export function Segmented(props: SegmentedProps) {
  const skeleton = (
    <Skeleton className={css.skeleton}>
      {/* The labels make the skeleton as wide as the buttons will be. */}
      {props.options.map(({ value, label }) => (
        <span key={value} aria-hidden="true">
          {label}
        </span>
      ))}
    </Skeleton>
  );
  return <AntdSegmented {...props} fallback={skeleton} />;
}
