import { matchPath } from 'react-router-dom';
import { snapshotOrganization, snapshotListing } from '@/features/listing';
import { snapshotAssistants, snapshotDirector } from '@/features/staff';
import { apiPath, type ApiPath } from '@/shared/api';
import { paths, patterns } from '@/shared/routes';

interface LiveAnswer {
  path: ApiPath;
  /** Undefined if the document should not be made. */
  read: (answer: unknown) => unknown;
  optional?: true;
}

interface LiveDocument {
  route: string;
  answers: (parameters: Readonly<Record<string, string | undefined>>) => LiveAnswer[];
}

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
  },
];

export function liveDocumentAt(path: string): { route: string; answers: LiveAnswer[] } | undefined {
  for (const { route, answers } of liveDocuments) {
    const match = matchPath(route, path);
    const wanted = match === null ? [] : answers(match.params);
    if (wanted.length > 0 && wanted.every((answer) => answer.path.path !== undefined))
      return { route, answers: wanted };
  }
  return undefined;
}
