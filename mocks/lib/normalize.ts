/** Digits only, without the country prefix of the United States; nothing where nothing was given. */
export function normalizePhone(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  if (digits === '') return null;
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Trimmed; nothing where nothing but blanks was given. */
export function textOrNull(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
}

/** A person's values as the contact form sends them. */
export const personValues = (form: { FirstName: string; LastName: string; Email: string }) => ({
  firstName: form.FirstName.trim(),
  lastName: form.LastName.trim(),
  email: form.Email,
});
