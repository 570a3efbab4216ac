import { formatPhone } from '@/shared/lib/phone';
import { telHref } from '../model/telHref';

/** A phone number: a call away where a device can dial it, otherwise its text. */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  const href = telHref(phone);
  const shown = formatPhone(phone);
  return href === undefined ? shown : <a href={href}>{shown}</a>;
}
