export { FormActions, FormCard, FormFields, FormGroup, WholeRow } from './FormCard';
export { FormSkeleton } from './FormSkeleton';
