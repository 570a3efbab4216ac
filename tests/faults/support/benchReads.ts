import { courier } from '../../mocks/fixture/organizations';
import type { CallPattern, Store } from './bench';
import { send, valueOf } from './endpoints';

export interface BenchRead {
  title: string;
  endpoint: string;
  arg: unknown;
  /** Its calls in their order. */
  calls: readonly CallPattern[];
}

const get = (path: RegExp): CallPattern => ({ method: 'GET', path });

const read = (endpoint: string, arg: unknown, ...paths: RegExp[]): BenchRead => ({
  title: arg === undefined ? endpoint : `${endpoint} of ${JSON.stringify(arg)}`,
  endpoint,
  arg,
  calls: paths.map(get),
});

const own = courier.identifier;

const simple: readonly BenchRead[] = [
  read('getListing', undefined, /^\/org\/listing$/),
  read('searchListing', 'prairie', /^\/org\/name\/prairie$/),
  read('getListedOrganization', own, /^\/org\/identifier\//),
  read('getCounties', undefined, /^\/contact\/county$/),
  read('getStates', undefined, /^\/contact\/state$/),
  read('getOrganizationTypes', undefined, /^\/org\/types$/),
  read('getOrganization', own, /^\/org\/identifier\//),
  read('getOrganizationById', courier.id, /^\/org\/id\//),
  read('getDirector', own, /^\/staff\/director\//),
  read('getAssistants', own, /^\/staff\/assistants\//),
  read('getListedAssistants', own, /^\/staff\/assistants\//),
  read('getListedDirector', own, /^\/staff\/director\//),
  read('getStaff', own, /^\/staff\/\d+$/),
  read('searchSchools', { name: 'high', city: '' }, /^\/school\/search\/name\/high$/),
  read('searchSchools', { name: '', city: 'topeka' }, /^\/school\/search\/city\//),
  read('searchSchools', { name: 'high', city: 'topeka' }, /^\/school\/search\/name\/high\/city\//),
  read('getLeagues', 'Senior', /^\/school\/league\/Senior$/),
  read('getSchool', '401', /^\/school\/Id\//),
  read('getMascot', '401', /^\/school\/mascot\//),
  read('getSchoolAdmins', '90401', /^\/school\/admins\//),
  read('getCoaches', '90401', /^\/school\/coaches\//),
  read('getSuperintendent', '501', /^\/school\/super\//),
  read('getLeague', '800', /^\/school\/league\/identifier\//),
  read('getLeagueSchools', '800', /^\/school\/league-schools\//),
  read('getSiteActivities', undefined, /^\/site\/activity-selection\//),
  read('getSiteNotifications', own, /^\/site\/site-notifications\//),
  read('getAgreementActivities', undefined, /^\/contact\/activities$/),
  read('getPlayoffLevels', '2', /^\/contact\/levels\//),
  read('getClassifications', '2', /^\/contact\/classifications\//),
  read('getClassifications', '1', /^\/contact\/classifications\//),
  read('getAgreementSites', { activity: '2', level: '1', class: '62' }, /^\/contact\/sites\//),
  read('getAssignmentSchools', '701', /^\/contact\/assignment-schools\/701$/),
  read('getAgreementYear', '1', /^\/contact\/year\//),
  read('getFootballSchools', { year: 2026, class: '61' }, /^\/contact\/assignment-schools\/football\//),
  read('getFootballDate', '1', /^\/contact\/dates\//),
];

const isActivity = (value: unknown): value is { ActivityID: number } =>
  typeof value === 'object' && value !== null && 'ActivityID' in value;

/** Every read of the portal. The read of sites takes an activity record as the server sends it. */
export async function benchReads(store: Store): Promise<readonly BenchRead[]> {
  const data = valueOf(await send(store, 'getSiteActivities', undefined));
  const volleyball = (Array.isArray(data) ? data : []).filter(isActivity).find(({ ActivityID }) => ActivityID === 2);
  const calls = [/^\/contact\/year\/2$/, /^\/site\/state-tournaments\/2\//];
  return [...simple, { ...read('getActivitySites', volleyball, ...calls), title: 'getActivitySites' }];
}
