import { pageWindow } from '@/shared/lib/pager';
import css from './Pager.module.css';

interface PagerProps {
  pageCount: number;
  /** Zero-based. */
  page: number;
  onPage: (page: number) => void;
}

/** The page buttons of a list: the first and last pages, and those around the current one (LST-2). */
export function Pager({ pageCount, page, onPage }: PagerProps) {
  if (pageCount < 2) return null;
  const step = (label: string, to: number, disabled: boolean) => (
    <button type="button" className={css.step} disabled={disabled} onClick={() => onPage(to)}>
      {label}
    </button>
  );

  return (
    <nav className={`${css.pager} screen-only`} aria-label="Pages">
      {step('← Previous', page - 1, page <= 0)}
      <ul className={`plain-list ${css.pages}`}>
        {pageWindow(pageCount, page).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={css.page}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
              >
                {item + 1}
              </button>
            )}
          </li>
        ))}
      </ul>
      {step('Next →', page + 1, page >= pageCount - 1)}
    </nav>
  );
}
