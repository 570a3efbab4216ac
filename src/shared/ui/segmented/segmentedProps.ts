export interface SegmentedProps {
  /** What is chosen between. */
  label: string;
  /** Of the radio buttons; another one for each group of a page. */
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}
