export type { CalendarEntry } from './calendarEntry';
export { toIcs } from './toIcs';
