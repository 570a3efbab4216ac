import { formatPhone, telHref } from '@/shared/lib/phone';

export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  const href = telHref(phone);
  const shown = formatPhone(phone);
  return href === undefined ? <span>{shown}</span> : <a href={href}>{shown}</a>;
}
