/** The id of the control of a form's field; the error summary links to it. */
export const fieldId = (name: string): string => `field-${name}`;
