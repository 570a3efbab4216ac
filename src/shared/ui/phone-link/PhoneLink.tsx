import { formatPhone, telHref } from '@/shared/lib/phone';

/** A phone number: a call away where a device can dial it, otherwise its text. */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  const href = telHref(phone);
  const shown = formatPhone(phone);
  return href === undefined ? shown : <a href={href}>{shown}</a>;
}
