import { skipToken } from '@reduxjs/toolkit/query';
import { useGetOrganizationQuery } from '@/features/organization';
import { Icon } from '@/shared/ui/Icon';
import css from './OrganizationName.module.css';

const shapes: Readonly<Record<number, string>> = {
  // Newspaper
  2: 'M4 5h13v13a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2ZM17 9h4v9a2 2 0 0 1-4 0M7 9h7v4H7zM7 16.5h7',
  // Radio
  3: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3Zm-6 8a6 6 0 0 0 12 0m-6 6v4',
  // TV
  4: 'M3 5h18v12H3zM8 21h8',
  // Internet
  5: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z',
};

const printedDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** Shows which organization is signed in; a printout adds the day. */
export function OrganizationName({ identifier }: { identifier: string | null }) {
  const { data: organization } = useGetOrganizationQuery(identifier ?? skipToken);
  const name = organization?.OrganizationName ?? '';
  const shape = shapes[Number(organization?.TypeID)];
  return (
    <p className={css.name}>
      {shape === undefined ? <Icon name="document" /> : <Icon shape={shape} />}
      <span>{name === '' ? 'Your organization' : name}</span>
      <small className={css.date}>{printedDate.format()}</small>
    </p>
  );
}
