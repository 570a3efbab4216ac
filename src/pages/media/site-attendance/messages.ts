/** Our own texts. */
export const messages = {
  busyLegend: 'A dot marks a person who is booked elsewhere that day.',
  crews: 'Checks the same people at the sites of the same class. Nothing is sent until you submit.',
  noCrews: 'You haven’t chosen anyone for another activity yet.',
} as const;
