<<<<<<< ours
export { ErrorList, ErrorSummary } from './ErrorSummary';
export { Field, FieldFrame, fieldId, FieldScope } from './Field';
export type { FieldControl, FieldProps } from './Field';
=======
export { ErrorList } from './ErrorList';
export { ErrorSummary } from './ErrorSummary';
export { FieldFrame, fieldId, FieldScope } from './FieldFrame';
export type { FieldControl, FieldProps } from './FieldFrame';
>>>>>>> theirs
export { describedBy, FieldError, FieldHint } from './FieldMessages';
export { PasswordField } from './PasswordField';
export { SelectField } from './SelectField';
export type { SelectOption } from './SelectField';
export { TextField } from './TextField';
export { TextInput } from './TextInput';
export type { TextInputOptions } from './TextInput';
