import { matchPath } from 'react-router-dom';
import { paths, patterns } from '@/shared/routes';
import type { PortalStore } from '../store';
import { lazyPage, type LazyPage } from './lazyPage';
import { mediaBar, mediaArea } from './mediaFrame';

export interface PortalRoute extends LazyPage {
  path: string;
  chunk: string;
  audience: 'public' | 'media';
  /** Others are rendered by the browser from 200.html. */
  prerender?: true;
  /** API paths that the document prefetches. */
  prefetch?: string[];
  /** Reads the prefetched answers into the store. */
  startRequests?: (dispatch: PortalStore['dispatch']) => Promise<void>;
}

const listing = () => import(/* webpackChunkName: "media-listing" */ '@/pages/public/media-listing');
const psa = () => import(/* webpackChunkName: "psa" */ '@/pages/public/psa');
const school = () => import(/* webpackChunkName: "school" */ '@/pages/media/school');

export const routes: PortalRoute[] = [
  {
    path: paths.home,
    chunk: 'home',
    audience: 'public',
    prerender: true,
    ...lazyPage(async () => (await import(/* webpackChunkName: "home" */ '@/pages/public/home')).HomePage),
  },
  {
    path: paths.login,
    chunk: 'login',
    audience: 'public',
    prerender: true,
    ...lazyPage(async () => (await import(/* webpackChunkName: "login" */ '@/pages/public/login')).LoginPage),
  },
  {
    path: paths.mediaListing,
    chunk: 'media-listing',
    audience: 'public',
    prerender: true,
    prefetch: ['org/listing'],
    startRequests: async (dispatch) => (await listing()).startListingRequest(dispatch),
    ...lazyPage(async () => (await listing()).MediaListingPage),
  },
  {
    path: patterns.mediaListingDetail,
    chunk: 'media-listing-detail',
    audience: 'public',
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "media-listing-detail" */ '@/pages/public/media-listing-detail'))
          .MediaListingDetailPage,
    ),
  },
  {
    path: paths.requestProcedure,
    chunk: 'request-procedure',
    audience: 'public',
    prerender: true,
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "request-procedure" */ '@/pages/public/request-procedure'))
          .RequestProcedurePage,
    ),
  },
  {
    path: paths.mediaRequest,
    chunk: 'media-request',
    audience: 'public',
    prerender: true,
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "media-request" */ '@/pages/public/media-request')).MediaRequestPage,
    ),
  },
  {
    path: paths.psa,
    chunk: 'psa',
    audience: 'public',
    prerender: true,
    ...lazyPage(async () => (await psa()).PsaPage),
  },
  {
    path: paths.psaAudio,
    chunk: 'psa',
    audience: 'public',
    prerender: true,
    ...lazyPage(async () => (await psa()).PsaAudioPage),
  },
  {
    path: paths.psaVideo,
    chunk: 'psa',
    audience: 'public',
    prerender: true,
    ...lazyPage(async () => (await psa()).PsaVideoPage),
  },
  {
    path: paths.sportsmanship,
    chunk: 'sportsmanship',
    audience: 'public',
    prerender: true,
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "sportsmanship" */ '@/pages/public/sportsmanship')).SportsmanshipPage,
    ),
  },
  {
    path: paths.accessibility,
    chunk: 'accessibility',
    audience: 'public',
    prerender: true,
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "accessibility" */ '@/pages/public/accessibility')).AccessibilityPage,
    ),
  },
  {
    path: patterns.agreementApproval,
    chunk: 'agreement-approval',
    audience: 'public',
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "agreement-approval" */ '@/pages/public/agreement-approval'))
          .AgreementApprovalPage,
    ),
  },
  {
    path: paths.agreement,
    chunk: 'agreement',
    audience: 'media',
    ...lazyPage(
      async () => (await import(/* webpackChunkName: "agreement" */ '@/pages/media/agreement')).AgreementPage,
    ),
  },
  {
    path: paths.mediaChange,
    chunk: 'media-change',
    audience: 'media',
    ...lazyPage(
      async () => (await import(/* webpackChunkName: "media-change" */ '@/pages/media/media-change')).MediaChangePage,
    ),
  },
  {
    path: paths.publications,
    chunk: 'publications',
    audience: 'media',
    ...lazyPage(
      async () => (await import(/* webpackChunkName: "publications" */ '@/pages/media/publications')).PublicationsPage,
    ),
  },
  {
    path: paths.schoolDirectory,
    chunk: 'school-directory',
    audience: 'media',
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "school-directory" */ '@/pages/media/school-directory')).SchoolDirectoryPage,
    ),
  },
  {
    path: patterns.school,
    chunk: 'school',
    audience: 'media',
    ...lazyPage(async () => (await school()).SchoolPage),
  },
  {
    path: patterns.schoolAdmin,
    chunk: 'school',
    audience: 'media',
    ...lazyPage(async () => (await school()).SchoolAdminPage),
  },
  {
    path: patterns.schoolCoaches,
    chunk: 'school',
    audience: 'media',
    ...lazyPage(async () => (await school()).SchoolCoachesPage),
  },
  {
    path: patterns.schoolSuper,
    chunk: 'school',
    audience: 'media',
    ...lazyPage(async () => (await school()).SchoolSuperPage),
  },
  {
    path: patterns.league,
    chunk: 'league',
    audience: 'media',
    ...lazyPage(async () => (await import(/* webpackChunkName: "league" */ '@/pages/media/league')).LeaguePage),
  },
  {
    path: paths.siteNotification,
    chunk: 'site-notification',
    audience: 'media',
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "site-notification" */ '@/pages/media/site-notification'))
          .SiteNotificationPage,
    ),
  },
  {
    path: patterns.siteAttendance,
    chunk: 'site-attendance',
    audience: 'media',
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "site-attendance" */ '@/pages/media/site-attendance')).SiteAttendancePage,
    ),
  },
  {
    path: paths.credentialSelection,
    chunk: 'credential-selection',
    audience: 'media',
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "credential-selection" */ '@/pages/media/credential-selection'))
          .CredentialSelectionPage,
    ),
  },
  {
    path: paths.mediaUpdate,
    chunk: 'media-update',
    audience: 'media',
    ...lazyPage(
      async () => (await import(/* webpackChunkName: "media-update" */ '@/pages/media/media-update')).MediaUpdatePage,
    ),
  },
  {
    path: paths.primaryUpdate,
    chunk: 'primary-update',
    audience: 'media',
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "primary-update" */ '@/pages/media/primary-update')).PrimaryUpdatePage,
    ),
  },
  {
    path: paths.addAssistant,
    chunk: 'add-assistant',
    audience: 'media',
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "add-assistant" */ '@/pages/media/add-assistant')).AddAssistantPage,
    ),
  },
  {
    path: '*',
    chunk: 'not-found',
    audience: 'public',
    ...lazyPage(async () => (await import(/* webpackChunkName: "not-found" */ '@/pages/error/not-found')).NotFoundPage),
  },
];

export async function preloadEveryScreen(): Promise<void> {
  await Promise.all([mediaArea.preload(), mediaBar.preload(), ...routes.map(({ preload }) => preload())]);
}

/** Which accent a screen is drawn with (src/app/styles/tokens.css). */
export function areaOf(pathname: string): 'public' | 'media' | 'agreements' {
  const route = findRoute(pathname);
  return route?.path.startsWith(paths.agreement) ? 'agreements' : (route?.audience ?? 'public');
}

export function findRoute(pathname: string): PortalRoute | undefined {
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null);
}

export async function preloadScreen(pathname: string): Promise<void> {
  const route = findRoute(pathname);
  const frame = route?.audience === 'media' ? [mediaArea.preload(), mediaBar.preload()] : [];
  await Promise.all([route?.preload(), ...frame]);
}
