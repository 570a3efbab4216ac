import css from './Icon.module.css';

/** A 24-unit grid with a round stroke of 1.75 units. */
const shapes = {
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.9v.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  external: 'M14 4h6v6m0-6L11 13M18 14v6H4V6h6',
  filter: 'M4 6h16M7 12h10M10 18h4',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.4v.1',
  mail: 'M3 6h18v12H3zm0 .5 9 7 9-7',
  microphone: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3Zm-6 8a6 6 0 0 0 12 0m-6 6v4',
  newspaper: 'M4 5h13v13a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2ZM17 9h4v9a2 2 0 0 1-4 0M7 9h7v4H7zM7 16.500h7',
  phone:
    'M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.500 3.500 5.600A1.500 1.500 0 0 1 5 4Z',
  pin: 'M12 21s7-6.200 7-11.500A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21Zm0-14a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z',
  play: 'M7 4.500v15l12-7.500z',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  refresh: 'M20 11a8 8 0 1 0-2.300 6M20 5v6h-6',
  screen: 'M3 5h18v12H3zM8 21h8',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13Zm4.800 11.300L20 20',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
