const circle = (x: number, y: number, radius: number): string =>
  `M${String(x - radius)} ${String(y)}a${String(radius)} ${String(radius)} 0 1 0 ${String(2 * radius)} 0 ${String(radius)} ${String(radius)} 0 1 0 ${String(-2 * radius)} 0Z`;

const dot = (x: number, y: number): string => `M${String(x)} ${String(y)}v.1`;

const ball = circle(12, 12, 9);
const seams = 'M6.200 5.100c3.300 3.900 3.300 9.900 0 13.800M17.800 5.100c-3.300 3.900-3.300 9.900 0 13.800';

/** Icon paths on a 24-unit grid with a 1.75-unit round stroke, like the portal's other icons. */
const shapes = {
  football:
    'M4.500 19.500C3 11 9 3.500 19.500 4.500 20.500 15 13 21 4.500 19.500ZM8.500 15.500l7-7M10 12l2 2m.200-4.200 2 2',
  volleyball: `${ball}M12 12C12.500 8.300 11 5 7.300 4.300M12 12c3.300-1.700 6.900-1.200 9 1.200M12 12c-3 1.900-4.300 5.200-3.400 8.300M15.600 3.800c1.400 2.100 1.800 4.500 1.200 7M19.400 17c-2.500.300-4.800-.500-6.700-2.200M3.300 14.400c1-2.300 2.800-3.900 5.300-4.600`,
  crossCountry:
    'M7 3.500 3.500 10h7L7 3.500ZM7 10v3.500M16.500 14.500v-9L21 7.700l-4.500 2.200M3 20.500c6 0 4.500-4 9-4s3.500 4 9 4',
  soccer: `${ball}M12 8.400l3.400 2.500-1.300 4H9.900l-1.300-4L12 8.400ZM12 8.400V3M15.400 10.900l5.200-1.700M14.100 14.900l3.200 4.400M9.900 14.900l-3.200 4.400M8.600 10.900 3.400 9.200`,
  tennis: `${circle(14, 9.5, 6.5)}M9.400 14.100 3.500 20.500M11.900 3.700v11.600m4.200-11.600v11.600M8.200 7.400h11.600M8.200 11.600h11.600${circle(19.5, 19, 1.6)}`,
  golf: 'M10 19.500V3.500l8.500 3.700L10 11M6.500 17c-2 .400-3 1-3 1.700 0 1.200 3.800 2.100 8.500 2.100s8.500-.9 8.500-2.100c0-.900-2.200-1.700-5.500-2',
  gymnastics: `M4 3.500h16M7.500 3.500v7.300M16.500 3.500v7.300${circle(7.5, 14.2, 3.4)}${circle(16.5, 14.2, 3.4)}`,
  bowling: `${circle(7.8, 15.2, 5.3)}${dot(6.6, 13)}${dot(9.3, 12.8)}${dot(8.2, 15.2)}M14.600 11c.600-1.300-.400-2.800-.400-4.800a2.300 2.300 0 0 1 4.600 0c0 2-.900 3-.900 4.300 0 2 2.200 3.500 2.200 6.500 0 1.500-.500 2.800-1.300 3.500h-4.200`,
  unifiedBowling: `${circle(9.5, 14.5, 6.5)}${dot(8, 11.8)}${dot(11.2, 11.6)}${dot(9.9, 14.6)}M18 9.800s-3.800-2.100-3.800-4.600a1.950 1.950 0 0 1 3.800-.700 1.950 1.950 0 0 1 3.800.700c0 2.500-3.800 4.600-3.800 4.600Z`,
  spirit:
    'M3.500 9.800v4.400h3.300l9.200 4.800V5L6.800 9.800H3.500ZM7.500 14.500 9 20h2.800l-1.200-3.800M19 9.200a4.500 4.500 0 0 1 0 5.600',
  basketball: `${ball}M12 3v18M3 12h18M5.700 5.600c3.500 3.600 3.500 9.200 0 12.800M18.300 5.600c-3.500 3.600-3.500 9.200 0 12.800`,
  wrestling: `${circle(7, 5.7, 2.2)}${circle(17, 5.7, 2.2)}M5.800 10.500 4.500 15l3 2.200L6.300 21M18.200 10.500l1.300 4.500-3 2.200 1.200 3.800M5.800 10.500c2.700-.300 5 .500 7.400 2.600M18.200 10.500c-2.700-.300-5 .500-7.400 2.600`,
  swim: `${circle(17.5, 8.3, 2.1)}M3.500 13.500 10.800 6l-3.300-2M9.300 7.500l5.200 5.500M3 17c1.500 1.200 3 1.200 4.500 0s3-1.200 4.500 0 3 1.200 4.500 0 3-1.200 4.500 0M3 21c1.500 1.200 3 1.200 4.500 0s3-1.200 4.500 0 3 1.200 4.500 0 3-1.200 4.500 0`,
  baseball: `M19.900 4.100a2 2 0 0 0-2.900 0l-8.700 9.400-3 4.300.900.900 4.300-3 9.400-8.700a2 2 0 0 0 0-2.900ZM3.500 19l1.500 1.500${circle(17.8, 17.6, 3.2)}M16.200 15.500c1.300 1.200 1.300 3 0 4.200`,
  softball: `${ball}${seams}M6.500 9.300l2.300-.7M6.500 14.700l2.300.7M17.500 9.300l-2.300-.7M17.500 14.700l-2.300.7`,
  track:
    'M8.500 4.500h7a7.500 7.500 0 0 1 0 15h-7a7.500 7.500 0 0 1 0-15ZM8.500 9.500h7a2.500 2.500 0 0 1 0 5h-7a2.500 2.500 0 0 1 0-5ZM12 14.500v5',
  debate: 'M3.500 4h11v7.500h-6L5.500 14.500v-3h-2V4ZM17.500 9.500h3V17h-2v3l-3-3h-6v-2.500',
  scholars:
    'M12 4.500 2 9.200l10 4.700 10-4.700L12 4.500ZM6 11.300v5c1.500 1.600 3.500 2.400 6 2.400s4.500-.800 6-2.400v-5M22 9.200v6.300',
  drama:
    'M4.500 4.500c5 1.300 10 1.300 15 0v6.700a7.500 8.300 0 0 1-15 0V4.500ZM8 9.300h2.200m3.600 0H16M8.300 13c2 2.700 5.400 2.700 7.400 0',
  music: `M9 17.800V6l11-2.500v12${circle(6.5, 17.8, 2.5)}${circle(17.5, 15.5, 2.5)}M9 10.200l11-2.500`,
  piano: 'M3 5h18v14H3zM9 13v6m6-6v6M7.400 5v8h3.200V5M13.400 5v8h3.200V5',
  service:
    'M12 20.300S3.500 15.500 3.500 9.300A4.500 4.500 0 0 1 12 7.200a4.500 4.500 0 0 1 8.500 2.100c0 6.200-8.500 11-8.500 11ZM12 10v5.400M9.300 12.700h5.400',
  council: 'M3.500 13h17v7.500h-17zM7 13V3.500h10V13M9.800 8l1.700 1.800L14.700 6M9 16.800h6',
  hallOfFame: 'M3 9l9-5.500L21 9H3ZM5.500 9v8.500M9.800 9v8.500M14.200 9v8.500M18.500 9v8.500M3 20.500h18M4 17.500h16',
  trophy:
    'M7.500 3.500h9v6.700a4.500 4.500 0 0 1-9 0V3.500ZM7.500 5.500H4c0 3.200 1.400 5 3.900 5.500M16.500 5.500H20c0 3.200-1.400 5-3.900 5.500M12 14.700v3M8 20.500h8c0-1.900-1.500-2.800-4-2.800s-4 .900-4 2.800Z',
} as const;

type Shape = keyof typeof shapes;

// The first match counts, so special names come first: "unified bowling" also matches "bowling".
const byWord: readonly (readonly [word: RegExp, shape: Shape])[] = [
  [/unified/, 'unifiedBowling'],
  [/scholar|quiz/, 'scholars'],
  [/bowling/, 'bowling'],
  [/football/, 'football'],
  [/volleyball/, 'volleyball'],
  [/basketball/, 'basketball'],
  [/softball/, 'softball'],
  [/baseball/, 'baseball'],
  [/cross.?country/, 'crossCountry'],
  [/soccer/, 'soccer'],
  [/tennis/, 'tennis'],
  [/golf/, 'golf'],
  [/gymnast/, 'gymnastics'],
  [/wrestl/, 'wrestling'],
  [/swim|div(?:e|ing)/, 'swim'],
  [/track/, 'track'],
  [/spirit|cheer|dance/, 'spirit'],
  [/debate/, 'debate'],
  [/speech|drama|theat/, 'drama'],
  [/piano/, 'piano'],
  [/music|band|choir|orchestra/, 'music'],
  [/\bkay\b|service/, 'service'],
  [/council/, 'council'],
  [/hall of fame/, 'hallOfFame'],
];

export function activityShape(name: string): string {
  const lower = name.toLowerCase();
  return shapes[byWord.find(([word]) => word.test(lower))?.[1] ?? 'trophy'];
}
