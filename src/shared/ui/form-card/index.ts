export { FormActions, FormCard, FormFields, FormGroup, FullWidthRow } from './FormCard';
export { FormSkeleton } from './FormSkeleton';
