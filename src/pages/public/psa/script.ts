export type Medium = 'Radio' | 'Public address' | 'Radio and public address';

/** `paragraphs` is exactly what the announcer says. */
export interface Script {
  /** The fragment of its address, `/psa#id`. */
  id: string;
  title: string;
  seconds: 15 | 30 | 60;
  medium: Medium;
  audience: string;
  paragraphs: readonly string[];
}

export interface SeasonalScript extends Script {
  season: string;
  /** The last day of use, YYYY-MM-DD. */
  useThrough: string;
}
