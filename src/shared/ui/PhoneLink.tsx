import { formatPhone, telHref } from '@/shared/lib/phone';

export function PhoneLink({ phone, className }: { phone: string | null | undefined; className?: string }) {
  const href = telHref(phone);
  const shown = formatPhone(phone);
  return href === undefined ? (
    <span>{shown}</span>
  ) : (
    <a href={href} className={className}>
      {shown}
    </a>
  );
}
