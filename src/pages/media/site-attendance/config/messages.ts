/** Ours. */
export const messages = {
  busyLegend: 'A dot marks a person who is booked elsewhere that day.',
} as const;
