/** `2:05 PM`, or `2:05 PM, Nov 20` on another day. */
export function clockTime(at: number, now = Date.now()): string {
  const moment = new Date(at);
  // Some browsers separate a time's parts by narrow spaces.
  const time = moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, ' ');
  if (moment.toDateString() === new Date(now).toDateString()) return time;
  return `${time}, ${moment.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`;
}
