export { SportsmanshipPage } from './ui/SportsmanshipPage';
