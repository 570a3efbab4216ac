import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { textOf, useSearchOrigin, type School } from '@/features/schools';
import { formatPhone } from '@/shared/lib/phone';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Fact, LinkFact } from '@/shared/ui/fact-card';
import { Icon } from '@/shared/ui/icon';
import { PhoneLink } from '@/shared/ui/phone-link';
import { addressLines, PostalAddress } from '@/shared/ui/postal-address';
import css from './SchoolPreview.module.css';

const pages = [
  { label: 'Contact Information', to: paths.school },
  { label: 'Administration', to: paths.schoolAdmin },
  { label: 'Coaches and Sponsors', to: paths.schoolCoaches },
  { label: 'Superintendent', to: paths.schoolSuper },
];

/** Shows the school from the search results, without another request. */
export function SchoolPreview({ school, onClose }: { school: School; onClose: () => void }) {
  const { linkState } = useSearchOrigin();
  const look = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const address = {
    street: school.PhysicalAddress,
    city: school.PhysicalCity,
    state: school.PhysicalState,
    zip: school.PhysicalZip,
  };
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [school.Id]);
  useEffect(() => {
    const element = look.current;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    element?.addEventListener('keydown', closeOnEscape);
    return () => {
      element?.removeEventListener('keydown', closeOnEscape);
    };
  }, [onClose]);

  return (
    <aside ref={look} className={css.look} aria-labelledby="school-preview">
      <div className={css.head}>
        <h2 id="school-preview" ref={heading} tabIndex={-1}>
          {textOf(school.SchoolName) || 'Name not provided'}
        </h2>
        <Button size="small" tone="quiet" onClick={onClose}>
          <Icon name="close" />
          Close
        </Button>
      </div>
      <p className={css.facts}>
        {[textOf(school.Class) && `Class ${textOf(school.Class)}`, textOf(school.LeagueName)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl>
        <Fact label="Phone" value={formatPhone(school.SchoolPhone)}>
          <PhoneLink phone={school.SchoolPhone} />
        </Fact>
        <LinkFact label="Email" value={textOf(school.Email)} />
        <Fact label="Athletic Director" value={textOf(school.ADName)} />
        <LinkFact label="AD Email" value={textOf(school.ADEmail)} />
        <Fact label="Principal" value={textOf(school.PrincipalName)} />
        <Fact label="Address" value={addressLines(address).join(', ')}>
          <PostalAddress address={address} map />
        </Fact>
      </dl>
      <ul className={css.pages}>
        {pages.map(({ label, to }) => (
          <li key={label}>
            <Link to={to(school.Id)} state={linkState}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
