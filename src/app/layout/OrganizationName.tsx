import { skipToken } from '@reduxjs/toolkit/query';
import { useGetOrganizationQuery } from '@/features/organization';
import { Icon, type IconName } from '@/shared/ui/icon';
import css from './OrganizationName.module.css';

const iconOfType: Readonly<Record<number, IconName>> = { 2: 'newspaper', 3: 'microphone', 4: 'screen', 5: 'globe' };

const printedDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** Who is signed in; on paper, with the day. */
export function OrganizationName({ identifier }: { identifier: string | null }) {
  const { data: organization } = useGetOrganizationQuery(identifier ?? skipToken);
  const name = organization?.OrganizationName ?? '';
  return (
    <p className={css.name}>
      <Icon name={iconOfType[Number(organization?.TypeID)] ?? 'document'} />
      <span>{name === '' ? 'Your organization' : name}</span>
      <small className={css.date}>{printedDate.format()}</small>
    </p>
  );
}
