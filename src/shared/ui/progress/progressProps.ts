export interface ProgressProps {
  /** How many of `total` are done. The words beside it say so: the bar is for the eye alone. */
  done: number;
  total: number;
}
