export type Medium = 'Radio' | 'Public address' | 'Radio and public address';

/** A script to be read aloud; `paragraphs` is exactly what the announcer says. */
export interface Script {
  /** Last part of the address of the script, `/psa#id`. */
  id: string;
  title: string;
  seconds: 15 | 30 | 60;
  medium: Medium;
  audience: string;
  paragraphs: readonly string[];
}

export interface SeasonalScript extends Script {
  season: string;
  /** Calendar date, YYYY-MM-DD: the last day on which the script may be aired. */
  useThrough: string;
}
