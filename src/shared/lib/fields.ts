import { string } from 'yup';
import { fieldMessages } from '@/shared/config/messages';
import { cleanEmail, cleanNumber, cleanText } from '@/shared/lib/clean-text';
import { isEmail } from '@/shared/lib/email';
import { isHttpUrl, isPhone, isZip } from '@/shared/lib/field-patterns';

// Spaces and invisible characters that came with pasted text are not an error: the rules ignore them, and `schema.cast`
// removes them (GEN-27).

const cleaned = (clean: (text: string) => string) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? clean(value) : value))
    .default('');

const pattern = (message: string, isRight: (value: string) => boolean) => ({
  message,
  test: (value: string): boolean => value === '' || isRight(value),
});

export const optionalText = () => cleaned(cleanText);

export const requiredText = (message: string) => optionalText().required(message);

const number = () => cleaned(cleanNumber);

export const requiredZip = () => number().required(fieldMessages.zip).test(pattern(fieldMessages.zipPattern, isZip));

export const optionalPhone = () => number().test(pattern(fieldMessages.phonePattern, isPhone));

export const requiredPhone = (required: string) => optionalPhone().required(required);

export const optionalFax = () => number().test(pattern(fieldMessages.faxPattern, isPhone));

export const requiredEmail = (required: string = fieldMessages.email, wrong: string = fieldMessages.emailPattern) =>
  cleaned(cleanEmail).required(required).test(pattern(wrong, isEmail));

/** Also writes the scheme in lowercase letters, as the API expects. */
export const requiredUrl = (required: string, wrong: string) =>
  cleaned((text) => cleanText(text).replace(/^https?:/i, (scheme) => scheme.toLowerCase()))
    .required(required)
    .test(pattern(wrong, isHttpUrl));
