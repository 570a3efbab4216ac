import { matchPath } from 'react-router-dom';
import { snapshotOrganization, snapshotListing, type MediaOrganization } from '@/features/listing';
import { snapshotAssistants, snapshotDirector } from '@/features/staff';
import { config } from '@/shared/config/config';
import { apiPath, type ApiPath } from '@/shared/api';
import { paths, patterns } from '@/shared/routes/paths';

interface LiveAnswer {
  path: ApiPath;
  /** Undefined if the document should not be made. */
  read: (answer: unknown) => unknown;
  optional?: true;
}

interface LiveDocument {
  route: string;
  answers: (parameters: Readonly<Record<string, string | undefined>>) => LiveAnswer[];
  /** Of the first answer as read. */
  describe?: (answer: unknown) => DocumentText;
}

interface DocumentText {
  title: string;
  description: string;
}

const describeOrganization = (answer: unknown): DocumentText => {
  const { OrganizationName, City } = answer as MediaOrganization;
  const place = City === '' ? '' : ` in ${City}`;
  return {
    title: OrganizationName,
    description: `${OrganizationName}${place}, approved by the ${config.association.name}: address, phone, email, and staff.`,
  };
};

const LISTING_PAGE = 25;

/** The documents that contain data of the API (LST-18). */
export const liveDocuments: readonly LiveDocument[] = [
  {
    route: paths.mediaListing,
    answers: () => [{ path: apiPath`/org/listing`, read: (answer) => snapshotListing(answer, LISTING_PAGE) }],
  },
  {
    route: patterns.mediaListingDetail,
    answers: ({ identifier }) => [
      { path: apiPath`/org/identifier/${identifier}`, read: snapshotOrganization },
      { path: apiPath`/staff/director/${identifier}`, read: snapshotDirector, optional: true },
      { path: apiPath`/staff/assistants/${identifier}`, read: snapshotAssistants, optional: true },
    ],
    describe: describeOrganization,
  },
];

interface LiveMatch extends Omit<LiveDocument, 'answers'> {
  answers: LiveAnswer[];
}

export function liveDocumentAt(path: string): LiveMatch | undefined {
  for (const { answers, ...document } of liveDocuments) {
    const match = matchPath({ path: document.route, caseSensitive: true }, path);
    const wanted = match === null ? [] : answers(match.params);
    if (wanted.length > 0 && wanted.every((answer) => answer.path.path !== undefined))
      return { ...document, answers: wanted };
  }
  return undefined;
}
