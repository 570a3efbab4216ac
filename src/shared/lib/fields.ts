import { string } from 'yup';
import { isEmail } from '@/shared/lib/email';
import { isHttpUrl, isPhone, isZip } from '@/shared/lib/field-patterns';

// Blanks around a value are not an error: the rules ignore them, and `schema.cast` removes them.

const pattern = (message: string, isRight: (value: string) => boolean) => ({
  message,
  test: (value: string): boolean => value === '' || isRight(value),
});

export const optionalText = () => string().trim().default('');

export const requiredText = (message: string) => optionalText().required(message);

export const requiredZip = (required: string, wrong: string) => requiredText(required).test(pattern(wrong, isZip));

export const optionalZip = (wrong: string) => optionalText().test(pattern(wrong, isZip));

export const requiredPhone = (required: string, wrong: string) => requiredText(required).test(pattern(wrong, isPhone));

export const optionalPhone = (wrong: string) => optionalText().test(pattern(wrong, isPhone));

export const requiredEmail = (required: string, wrong: string) => requiredText(required).test(pattern(wrong, isEmail));

export const requiredUrl = (required: string, wrong: string) => requiredText(required).test(pattern(wrong, isHttpUrl));
