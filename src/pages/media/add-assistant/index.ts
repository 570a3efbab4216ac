export { AddAssistantPage } from './ui/AddAssistantPage';
export { assistantTableKind } from './model/assistantTable';
