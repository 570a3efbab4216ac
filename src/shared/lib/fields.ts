import { string } from 'yup';
import { isEmail } from '@/shared/lib/email';
import { isPhone } from '@/shared/lib/phone';
import { isHttpUrl } from '@/shared/lib/safe-links';
import { isZip } from '@/shared/lib/zip';

// Blanks around a value are no mistake of the user's: the rules look past them, and `schema.cast` takes them away.

/** A rule for what was typed; nothing typed is the business of `required`. */
const pattern = (message: string, isRight: (value: string) => boolean) => ({
  name: 'pattern',
  message,
  test: (value: string | undefined): boolean => value === undefined || value === '' || isRight(value),
});

export const optionalText = () => string().trim().default('');

export const requiredText = (message: string) => optionalText().required(message);

export const requiredZip = (required: string, wrong: string) => requiredText(required).test(pattern(wrong, isZip));

export const optionalZip = (wrong: string) => optionalText().test(pattern(wrong, isZip));

export const requiredPhone = (required: string, wrong: string) => requiredText(required).test(pattern(wrong, isPhone));

export const optionalPhone = (wrong: string) => optionalText().test(pattern(wrong, isPhone));

export const requiredEmail = (required: string, wrong: string) => requiredText(required).test(pattern(wrong, isEmail));

export const requiredUrl = (required: string, wrong: string) => requiredText(required).test(pattern(wrong, isHttpUrl));
