export { ErrorList, ErrorSummary } from './ErrorSummary';
export { Field, FieldFrame, fieldId, FieldScope } from './Field';
export type { FieldControl, FieldProps } from './Field';
export { describedBy, FieldError, FieldHint } from './FieldMessages';
export { PasswordField } from './PasswordField';
export { SelectField } from './SelectField';
export type { SelectOption } from './SelectField';
export { TextField, TextInput } from './TextField';
export type { TextInputOptions } from './TextField';
