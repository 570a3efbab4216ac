export interface CountBadgeProps {
  count: number;
  /** What is counted, for readers: "3 drafts". */
  label: string;
}
