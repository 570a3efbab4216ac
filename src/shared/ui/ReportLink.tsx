import { useHref, useLocation } from 'react-router-dom';
import { config } from '@/shared/config/config';
import { mailto } from '@/shared/lib/mailto';
import { useIsHydrated } from '@/shared/lib/useIsHydrated';
import type { RecordedFact } from './FactCard';
import css from './ReportLink.module.css';

/** A link that opens an email to the association's media contact with the facts on this page (GEN-30). */
export function ReportLink({ name, facts }: { name: string; facts: readonly RecordedFact[] }) {
  const path = useHref(useLocation().pathname);
  // Leaves the text empty while prerendering, when the address of the page is still unknown.
  const isHydrated = useIsHydrated();
  const href = mailto({
    to: config.association.mediaEmail,
    subject: `Something wrong: ${name}`,
    lines: isHydrated ? ['What is wrong:', '', '', `Page: ${window.location.origin}${path}`, '', 'It shows:'] : [],
    details: isHydrated ? facts.map(({ label, value }) => `${label}: ${value === '' ? 'Not provided' : value}`) : [],
  });
  if (href === undefined) return null;
  return (
    <p className={`${css.report} screen-only`}>
      <a href={href}>Something wrong here?</a>
    </p>
  );
}
