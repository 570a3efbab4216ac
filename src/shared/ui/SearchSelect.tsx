import { lazyComponent } from './lazyComponent';
import { Skeleton } from './Skeleton';
import type { SearchSelectProps } from './AntdSelect';
import css from './SearchSelect.module.css';

const AntdSelect = lazyComponent(
  async () => (await import(/* webpackChunkName: "antd-select" */ './AntdSelect')).AntdSelect,
);

/** A list of choices in the media area; long ones are searched by typing. Public pages have the browser's. */
export function SearchSelect(props: SearchSelectProps) {
  return (
    <div className={css.frame}>
      <AntdSelect {...props} fallback={<Skeleton className={css.skeleton} />} />
    </div>
  );
}
