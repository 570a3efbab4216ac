import type { UrlFields } from '@/shared/routes/useUrlState';

export const boardLayouts = ['weeks', 'list'] as const;
export type BoardLayout = (typeof boardLayouts)[number];

/** The board's state, kept in the address. */
interface BoardView {
  /** undefined for the layout that fits the screen. */
  layout: BoardLayout | undefined;
  personId: number | undefined;
}

/** Weeks need the width of a tablet at least. */
export const defaultLayout = (): BoardLayout => (window.matchMedia('(width < 48rem)').matches ? 'list' : 'weeks');

export const boardFields: UrlFields<BoardView> = {
  layout: {
    key: 'as',
    parse: (text) => boardLayouts.find((layout) => layout === text),
    format: (layout) => layout ?? '',
  },
  personId: {
    key: 'person',
    parse: (text) => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined),
    format: (id) => (id === undefined ? '' : String(id)),
  },
};
