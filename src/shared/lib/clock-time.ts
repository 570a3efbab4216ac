/** `2:05 PM`, or `2:05 PM, Nov 20` on another day. */
export function clockTime(at: number, now = Date.now()): string {
  const moment = new Date(at);
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, '0');
  // Formatted without Intl, whose spaces differ between browsers.
  const time = `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
  if (moment.toDateString() === new Date(now).toDateString()) return time;
  return `${time}, ${moment.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`;
}
