import { matchPath } from 'react-router-dom';
import { snapshotOrganization, snapshotListing, type MediaOrganization } from '@/features/listing';
import { snapshotAssistants, snapshotDirector } from '@/features/staff';
import { config } from '@/shared/config/config';
import { apiPath, type ApiPath } from '@/shared/api';
import { paths, patterns } from '@/shared/routes/paths';

interface LiveResponse {
  path: ApiPath;
  /** Returns what the prerendered HTML contains of the response; undefined if the page must not be prerendered. */
  read: (response: unknown) => unknown;
  optional?: true;
}

interface LiveDocument {
  route: string;
  responses: (parameters: Readonly<Record<string, string | undefined>>) => LiveResponse[];
  /** Returns the page's title and description, from what `read` returned for the first response. */
  describe?: (response: unknown) => DocumentText;
}

interface DocumentText {
  title: string;
  description: string;
}

const describeOrganization = (response: unknown): DocumentText => {
  const { OrganizationName, City } = response as MediaOrganization;
  const place = City === '' ? '' : ` in ${City}`;
  return {
    title: OrganizationName,
    description: `${OrganizationName}${place}, approved by the ${config.association.name}: address, phone, email, and staff.`,
  };
};

const LISTING_PAGE = 25;

/** The pages whose prerendered HTML contains API responses, so that users can read them before scripts run (LST-18). */
export const liveDocuments: readonly LiveDocument[] = [
  {
    route: paths.mediaListing,
    responses: () => [{ path: apiPath`/org/listing`, read: (response) => snapshotListing(response, LISTING_PAGE) }],
  },
  {
    route: patterns.mediaListingDetail,
    responses: ({ identifier }) => [
      { path: apiPath`/org/identifier/${identifier}`, read: snapshotOrganization },
      { path: apiPath`/staff/director/${identifier}`, read: snapshotDirector, optional: true },
      { path: apiPath`/staff/assistants/${identifier}`, read: snapshotAssistants, optional: true },
    ],
    describe: describeOrganization,
  },
];

interface LiveMatch extends Omit<LiveDocument, 'responses'> {
  responses: LiveResponse[];
}

export function liveDocumentAt(path: string): LiveMatch | undefined {
  for (const { responses, ...document } of liveDocuments) {
    const match = matchPath({ path: document.route, caseSensitive: true }, path);
    const wanted = match === null ? [] : responses(match.params);
    if (wanted.length > 0 && wanted.every((response) => response.path.path !== undefined))
      return { ...document, responses: wanted };
  }
  return undefined;
}
