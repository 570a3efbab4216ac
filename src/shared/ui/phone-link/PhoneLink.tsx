import { formatPhone, telHref } from '@/shared/lib/phone';

export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  const href = telHref(phone);
  const shown = formatPhone(phone);
  return href === undefined ? shown : <a href={href}>{shown}</a>;
}
