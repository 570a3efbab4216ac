import { formatPhone, telHref } from '@/shared/lib/phone';

interface PhoneLinkProps {
  phone: string | null | undefined;
  className?: string;
}

export function PhoneLink({ phone, className }: PhoneLinkProps) {
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
