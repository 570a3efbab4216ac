/** The portal's own texts. */
export const messages = {
  busyLegend: 'A dot marks a person who is booked elsewhere that day.',
  seasonIncomplete: 'We couldn’t load the sites of some other activities, so conflicts with them aren’t shown here.',
  keys:
    'Keyboard: arrow keys, Home, and End move between checkboxes; Shift with an arrow key selects several; Space toggles ' +
    'them; Ctrl+Z undoes the last change; Escape moves to Submit. Mouse: Shift+click toggles every checkbox since the ' +
    'last one.',
  crews: 'Checks the same people at the sites of the same class. Nothing is sent until you submit.',
  noCrews: 'You haven’t chosen anyone for another activity yet.',
} as const;
