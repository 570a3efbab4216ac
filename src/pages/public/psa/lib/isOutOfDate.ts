import type { SeasonalScript } from '../config/script';

/** Whether the last day of a script is over. Calendar dates as YYYY-MM-DD compare as texts; the last day is still good. */
export const isOutOfDate = ({ useThrough }: Pick<SeasonalScript, 'useThrough'>, today: string): boolean =>
  today > useThrough;
