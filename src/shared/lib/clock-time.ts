/** A moment on the reader's clock: `2:05 PM`, with the day where it is not today's: `2:05 PM, Nov 20`. */
export function clockTime(at: number, now = Date.now()): string {
  const moment = new Date(at);
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, '0');
  // Written here and not by Intl, whose blanks differ from browser to browser.
  const time = `${String(hours % 12 === 0 ? 12 : hours % 12)}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
  if (moment.toDateString() === new Date(now).toDateString()) return time;
  return `${time}, ${moment.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`;
}
