import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { matchPath, StaticRouter } from 'react-router-dom';
import { snapshotListing, snapshotOrganization, type MediaOrganization } from '@/features/listing';
import { snapshotAssistants, snapshotDirector } from '@/features/staff';
import { apiPath } from '@/shared/api';
import { config } from '@/shared/config/config';
import { withPrerenderedData, type PrerenderedData } from '@/shared/lib/prerendered-data';
import { BASE_PATH, paths, patterns } from '@/shared/routes/paths';
import { App } from './App';
import { PortalLayout } from './layout/PortalLayout';
import { PortalShell } from './layout/PortalShell';
import { preloadScreen, routes } from './routing/routes';
import { makeStore } from './store';

export { BASE_PATH };

const { name, mediaEmail } = config.association;

/** The descriptions of the prerendered pages, for search engines and link previews. */
const descriptions: Readonly<Record<string, string>> = {
  [paths.home]: `For the media: organizations approved by the ${name}, credentials, broadcast agreements, and announcements to read at the game.`,
  [paths.login]: `Media organizations log in to manage their listing and staff, choose state event sites, request credentials, and file broadcast agreements with the ${name}.`,
  [paths.mediaListing]: `All media organizations approved by the ${name}, by name, type, and city, with contact information.`,
  [paths.requestProcedure]: `How registered media outlets request yearly credentials for state events of the ${name}.`,
  [paths.mediaRequest]: `Ask the ${name} to list your newspaper, station or site among its approved media organizations.`,
  [paths.psa]: `Public service announcements from the ${name}: scripts for this season, posters, and announcements by students.`,
  [paths.psaAudio]: `Audio public service announcements, produced by students at member schools of the ${name}.`,
  [paths.psaVideo]: `Video public service announcements: contest winners, sportsmanship, and the national federation’s.`,
  [paths.sportsmanship]: `Seven sample sportsmanship announcements for the public-address booth, from the ${name}.`,
  [paths.accessibility]: `How accessible the media portal of the ${name} is, and how to report a barrier.`,
};

export const builtRoutes = routes.map(({ path, chunk, audience, prerender = false, prefetch = [] }) => ({
  path,
  chunk,
  audience,
  prerender,
  prefetch,
  description: descriptions[path] ?? '',
}));

export const { mediaApiUrl } = config;
export { mediaEmail, name as siteName };

const atPath = (path: string) => (children: React.ReactNode) => (
  <StaticRouter basename={BASE_PATH} location={path === '/' ? BASE_PATH : `${BASE_PATH}${path}`}>
    {children}
  </StaticRouter>
);

export async function renderRoute(path: string): Promise<string> {
  await preloadScreen(path);
  return renderToString(<App store={makeStore()} router={atPath(path)} />);
}

function asOf(at: Date): string {
  const { timeZone } = config.association;
  const time = at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  const day = at.toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric' });
  // Some versions of Node separate a time's parts by narrow spaces.
  return `${time.replace(/\s/g, ' ')}, ${day}`;
}

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
        description: `${OrganizationName}${place}, approved by the ${name}: address, phone, email, and staff.`,
      };
    },
  };
}

function liveDocumentAt(path: string): LiveDocument | undefined {
  if (path === paths.mediaListing) return listing;
  const match = matchPath({ path: patterns.mediaListingDetail, caseSensitive: true }, path);
  return match === null ? undefined : organizationDocument(match.params.identifier);
}

/** Lists the API calls whose responses a page's prerendered HTML contains; undefined if it contains none. */
export function callsFor(path: string): { route: string; calls: string[] } | undefined {
  const live = liveDocumentAt(path);
  if (live === undefined) return undefined;
  return { route: live.route, calls: live.calls.map((call) => call.path) };
}

interface LiveMarkup {
  markup: string;
  data: PrerenderedData;
  meta?: { title: string; description: string };
}

/** Prerenders a page with API responses; undefined if a required response is missing. */
export async function renderLive(
  path: string,
  received: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<LiveMarkup | undefined> {
  const live = liveDocumentAt(path);
  if (live === undefined) return undefined;
  const responses: Record<string, unknown> = {};
  for (const { path: call, read, optional = false } of live.calls) {
    const value = call in received ? read(received[call]) : undefined;
    if (value !== undefined) responses[call] = value;
    else if (!optional) return undefined;
  }
  await preloadScreen(path);
  const data: PrerenderedData = { at: at.toISOString(), asOf: asOf(at), responses };
  const render = (): string => renderToString(<App store={makeStore()} router={atPath(path)} />);
  const meta = live.describe?.(Object.values(responses)[0]);
  return { markup: withPrerenderedData(data, render), data, ...(meta && { meta }) };
}

export function renderShell(): string {
  return renderToString(
    <Provider store={makeStore()}>
      {atPath('/')(
        <PortalLayout>
          <PortalShell />
        </PortalLayout>,
      )}
    </Provider>,
  );
}
