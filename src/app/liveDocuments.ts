import { matchPath } from 'react-router-dom';
import { snapshotOrganization, snapshotListing, type MediaOrganization } from '@/features/listing';
import { snapshotAssistants, snapshotDirector } from '@/features/staff';
import { apiPath } from '@/shared/api';
import { config } from '@/shared/config/config';
import { paths, patterns } from '@/shared/routes/paths';

interface LiveCall {
  path: string;
  /** Returns the part of the response that goes into the prerendered HTML; undefined if the page must not be prerendered. */
  read: (response: unknown) => unknown;
  optional?: true;
}

interface LiveDocument {
  route: string;
  calls: LiveCall[];
  /** Returns the page's title and description, from what `read` returned for the first call. */
  describe?: (response: unknown) => { title: string; description: string };
}

/** The routes of the pages whose prerendered HTML contains API responses, so that users can read them before scripts run (LST-18). */
export const liveRoutes = [paths.mediaListing, patterns.mediaListingDetail];

const LISTING_PAGE = 25;

const listing: LiveDocument = {
  route: paths.mediaListing,
  calls: [{ path: 'org/listing', read: (response) => snapshotListing(response, LISTING_PAGE) }],
};

function organizationDocument(identifier: string | undefined): LiveDocument | undefined {
  const organization = apiPath`/org/identifier/${identifier}`.path;
  const director = apiPath`/staff/director/${identifier}`.path;
  const assistants = apiPath`/staff/assistants/${identifier}`.path;
  if (organization === undefined || director === undefined || assistants === undefined) return undefined;
  return {
    route: patterns.mediaListingDetail,
    calls: [
      { path: organization, read: snapshotOrganization },
      { path: director, read: snapshotDirector, optional: true },
      { path: assistants, read: snapshotAssistants, optional: true },
    ],
    describe: (response) => {
      const { OrganizationName, City } = response as MediaOrganization;
      const place = City === '' ? '' : ` in ${City}`;
      return {
        title: OrganizationName,
        description: `${OrganizationName}${place}, approved by the ${config.association.name}: address, phone, email, and staff.`,
      };
    },
  };
}

export function liveDocumentAt(path: string): LiveDocument | undefined {
  if (path === paths.mediaListing) return listing;
  const match = matchPath({ path: patterns.mediaListingDetail, caseSensitive: true }, path);
  return match === null ? undefined : organizationDocument(match.params.identifier);
}
