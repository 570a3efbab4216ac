import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetOrganizationQuery } from '@/features/organization';
import { selectProfile } from '@/features/session';
import { skipToken } from '@reduxjs/toolkit/query';
import { paths } from '@/shared/routes';
import { Page } from '@/shared/ui/page';

/** Where a login lands: says who is signed in. */
export function MediaChangePage() {
  const identifier = useSelector(selectProfile)?.Identifier;
  const { currentData } = useGetOrganizationQuery(identifier ?? skipToken);
  return (
    <Page
      title="Media Home"
      eyebrow="Signed in"
      lead={currentData === undefined ? 'You are signed in.' : `You are signed in for ${currentData.OrganizationName}.`}
    >
      <p>
        <Link to={paths.mediaListing}>Media Listing</Link>
      </p>
    </Page>
  );
}
