export { MonthCalendar } from './MonthCalendar';
