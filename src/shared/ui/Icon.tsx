import css from './Icon.module.css';

/** SVG paths on a 24-unit grid, drawn with a round stroke of 1.75 units. */
const shapes = {
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.9v.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  external: 'M14 4h6v6m0-6L11 13M18 14v6H4V6h6',
  filter: 'M4 6h16M7 12h10M10 18h4',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.4v.1',
  mail: 'M3 6h18v12H3zm0 .5 9 7 9-7',
  play: 'M7 4.5v15l12-7.5z',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  refresh: 'M20 11a8 8 0 1 0-2.3 6M20 5v6h-6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
} as const;

export type IconName = keyof typeof shapes;

/** `shape` is the SVG path of an icon that only one component uses. */
type IconProps = { name: IconName } | { shape: string };

export function Icon(props: IconProps) {
  const shape = 'shape' in props ? props.shape : shapes[props.name];
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}
