import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths, patterns } from '@/shared/routes/paths';
import type { PortalStore } from '../store';
import { lazyPage, type LazyPage } from './lazyPage';

type Audience = 'public' | 'media';

interface RouteOptions {
  /** The build prerenders this route as an HTML file; the browser renders all others, from 200.html. */
  prerender?: true;
  /** API paths that the prerendered HTML prefetches. */
  prefetch?: string[];
  /** Starts the requests that use the prefetched responses. */
  startRequests?: (dispatch: PortalStore['dispatch']) => Promise<void>;
}

export interface PortalRoute extends LazyPage, RouteOptions {
  path: string;
  chunk: string;
  audience: Audience;
}

/** Guards every media screen, and adds the warnings and the sign-in dialog of its session. */
export const mediaArea = lazyPage(
  async () => (await import(/* webpackChunkName: "media-layout" */ './RequireMedia')).RequireMedia,
  { isFrame: true },
);

export const mediaBar = lazyPage(
  async () => (await import(/* webpackChunkName: "media-bar" */ '../layout/MediaNav')).MediaNav,
  { isFrame: true },
);

/** The loaders of the page modules, by chunk name. */
const pages = {
  home: () => import(/* webpackChunkName: "home" */ '@/pages/public/home/HomePage'),
  login: () => import(/* webpackChunkName: "login" */ '@/pages/public/login/LoginPage'),
  'media-listing': () =>
    import(/* webpackChunkName: "media-listing" */ '@/pages/public/media-listing/MediaListingPage'),
  'media-listing-detail': () =>
    import(/* webpackChunkName: "media-listing-detail" */ '@/pages/public/media-listing-detail/MediaListingDetailPage'),
  'request-procedure': () =>
    import(/* webpackChunkName: "request-procedure" */ '@/pages/public/request-procedure/RequestProcedurePage'),
  'media-request': () =>
    import(/* webpackChunkName: "media-request" */ '@/pages/public/media-request/MediaRequestPage'),
  psa: () => import(/* webpackChunkName: "psa" */ '@/pages/public/psa/pages'),
  sportsmanship: () => import(/* webpackChunkName: "sportsmanship" */ '@/pages/public/sportsmanship/SportsmanshipPage'),
  accessibility: () => import(/* webpackChunkName: "accessibility" */ '@/pages/public/accessibility/AccessibilityPage'),
  'agreement-approval': () =>
    import(/* webpackChunkName: "agreement-approval" */ '@/pages/public/agreement-approval/AgreementApprovalPage'),
  agreement: () => import(/* webpackChunkName: "agreement" */ '@/pages/media/agreement/AgreementPage'),
  'media-change': () => import(/* webpackChunkName: "media-change" */ '@/pages/media/media-change/MediaChangePage'),
  publications: () => import(/* webpackChunkName: "publications" */ '@/pages/media/publications/PublicationsPage'),
  'school-directory': () =>
    import(/* webpackChunkName: "school-directory" */ '@/pages/media/school-directory/SchoolDirectoryPage'),
  school: () => import(/* webpackChunkName: "school" */ '@/pages/media/school/pages'),
  league: () => import(/* webpackChunkName: "league" */ '@/pages/media/league/LeaguePage'),
  'site-notification': () =>
    import(/* webpackChunkName: "site-notification" */ '@/pages/media/site-notification/SiteNotificationPage'),
  'site-attendance': () =>
    import(/* webpackChunkName: "site-attendance" */ '@/pages/media/site-attendance/SiteAttendancePage'),
  'credential-selection': () =>
    import(/* webpackChunkName: "credential-selection" */ '@/pages/media/credential-selection/CredentialSelectionPage'),
  'media-update': () => import(/* webpackChunkName: "media-update" */ '@/pages/media/media-update/MediaUpdatePage'),
  'primary-update': () =>
    import(/* webpackChunkName: "primary-update" */ '@/pages/media/primary-update/PrimaryUpdatePage'),
  'add-assistant': () => import(/* webpackChunkName: "add-assistant" */ '@/pages/media/add-assistant/AddAssistantPage'),
  'not-found': () => import(/* webpackChunkName: "not-found" */ '@/pages/error/not-found/NotFoundPage'),
};

type Pages = typeof pages;
type PageModule<Chunk extends keyof Pages> = Awaited<ReturnType<Pages[Chunk]>>;

const routeFor =
  (audience: Audience) =>
  <Chunk extends keyof Pages>(
    path: string,
    chunk: Chunk,
    pick: (page: PageModule<Chunk>) => ComponentType,
    options: RouteOptions = {},
  ): PortalRoute => ({
    path,
    chunk,
    audience,
    ...options,
    ...lazyPage(async () => pick((await pages[chunk]()) as PageModule<Chunk>)),
  });

const forAll = routeFor('public');
const forMedia = routeFor('media');
const prerender = true;

const listing: RouteOptions = {
  prerender,
  prefetch: ['org/listing'],
  startRequests: async (dispatch) => (await pages['media-listing']()).startListingRequest(dispatch),
};

export const routes: PortalRoute[] = [
  forAll(paths.home, 'home', (page) => page.HomePage, { prerender }),
  forAll(paths.login, 'login', (page) => page.LoginPage, { prerender }),
  forAll(paths.mediaListing, 'media-listing', (page) => page.MediaListingPage, listing),
  forAll(patterns.mediaListingDetail, 'media-listing-detail', (page) => page.MediaListingDetailPage),
  forAll(paths.requestProcedure, 'request-procedure', (page) => page.RequestProcedurePage, { prerender }),
  forAll(paths.mediaRequest, 'media-request', (page) => page.MediaRequestPage, { prerender }),
  forAll(paths.psa, 'psa', (page) => page.PsaPage, { prerender }),
  forAll(paths.psaAudio, 'psa', (page) => page.PsaAudioPage, { prerender }),
  forAll(paths.psaVideo, 'psa', (page) => page.PsaVideoPage, { prerender }),
  forAll(paths.sportsmanship, 'sportsmanship', (page) => page.SportsmanshipPage, { prerender }),
  forAll(paths.accessibility, 'accessibility', (page) => page.AccessibilityPage, { prerender }),
  forAll(patterns.agreementApproval, 'agreement-approval', (page) => page.AgreementApprovalPage),
  forMedia(paths.agreement, 'agreement', (page) => page.AgreementPage),
  forMedia(paths.mediaChange, 'media-change', (page) => page.MediaChangePage),
  forMedia(paths.publications, 'publications', (page) => page.PublicationsPage),
  forMedia(paths.schoolDirectory, 'school-directory', (page) => page.SchoolDirectoryPage),
  forMedia(patterns.school, 'school', (page) => page.SchoolPage),
  forMedia(patterns.schoolAdmin, 'school', (page) => page.SchoolAdminPage),
  forMedia(patterns.schoolCoaches, 'school', (page) => page.SchoolCoachesPage),
  forMedia(patterns.schoolSuper, 'school', (page) => page.SchoolSuperPage),
  forMedia(patterns.league, 'league', (page) => page.LeaguePage),
  forMedia(paths.siteNotification, 'site-notification', (page) => page.SiteNotificationPage),
  forMedia(patterns.siteAttendance, 'site-attendance', (page) => page.SiteAttendancePage),
  forMedia(paths.credentialSelection, 'credential-selection', (page) => page.CredentialSelectionPage),
  forMedia(paths.mediaUpdate, 'media-update', (page) => page.MediaUpdatePage),
  forMedia(paths.primaryUpdate, 'primary-update', (page) => page.PrimaryUpdatePage),
  forMedia(paths.addAssistant, 'add-assistant', (page) => page.AddAssistantPage),
  forAll('*', 'not-found', (page) => page.NotFoundPage),
];

export async function preloadEveryScreen(): Promise<void> {
  await Promise.all([mediaArea.preload(), mediaBar.preload(), ...routes.map(({ preload }) => preload())]);
}

export function findRoute(pathname: string): PortalRoute | undefined {
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null);
}

export async function preloadScreen(pathname: string): Promise<void> {
  const route = findRoute(pathname);
  const frame = route?.audience === 'media' ? [mediaArea.preload(), mediaBar.preload()] : [];
  await Promise.all([route?.preload(), ...frame]);
}
