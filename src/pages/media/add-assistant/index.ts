export { AddAssistantPage } from './ui/AddAssistantPage';
