import type { OperationId } from '../../mocks/http/contract';
import * as agreements from '../../src/features/agreements/api/agreementsDto';
import { readMediaOrganization } from '../../src/features/listing/api/listingDto';
import * as organization from '../../src/features/organization/api/organizationDto';
import * as schools from '../../src/features/schools/api/schoolsDto';
import * as sites from '../../src/features/sites/api/sitesDto';
import { readPerson } from '../../src/features/staff/api/staffDto';
import type { Reader } from '../../src/shared/api/reading';

export const EVERY_SCREEN = ['every screen'] as const;
export const EVERY_MEDIA_SCREEN = ['every media screen'] as const;

/** What counts as success. `saved`: any 2xx that a later read confirms (API-11); `success`: that word; `refused`: success is not tested. */
type Kind = 'list' | 'record' | 'saved' | 'success' | 'id' | 'token' | 'refused';

interface PortalOperation {
  kind: Kind;
  /** Every screen that sends the call (CON-5). */
  screens: readonly string[];
  /** Makes the portal's own reader of the response; `asked` is the id in the request. */
  reader?: (asked: string) => Reader<unknown>;
  /** The field that identifies an entry: of several entries with the same value, the portal shows the first. */
  key?: string;
}

const list = (reader: Reader<unknown>, key: string | undefined, ...screens: string[]): PortalOperation => ({
  kind: 'list',
  screens,
  reader: () => reader,
  ...(key === undefined ? {} : { key }),
});
const record = (reader: (asked: string) => Reader<unknown>, ...screens: string[]): PortalOperation => ({
  kind: 'record',
  screens,
  reader,
});
const write = (kind: Kind, ...screens: string[]): PortalOperation => ({ kind, screens });

/** Wraps the reader of a single value so that it returns a record with that field, which can be judged like any other. */
const under =
  (field: string, reader: Reader<string>): Reader<unknown> =>
  (row, values) => {
    const value = reader(row, values);
    return typeof value === 'string' ? { [field]: value } : value;
  };

const DETAIL = '/media-listing/{identifier}';
const HOME = '/media-change';
const CONTACT = '/primary-update';
const SITES = '/site-notification';
const GRID = '/site-notification/{activityID}';
const DIRECTORY = '/school-directory';
const LEAGUE = '/school-directory/league/{Identifier}';
const SCHOOL = ['/school-directory/{Id}', '/school-directory/admin/{Id}', '/school-directory/coaches/{Id}'];
const SUPERINTENDENT = '/school-directory/super/{Id}';

/** How the portal reads each operation, and which screens need it. */
export const operations: Readonly<Record<OperationId, PortalOperation>> = {
  login: write('token', '/login', ...EVERY_MEDIA_SCREEN),
  recoverPassword: write('refused', '/login'),
  verifyCaptcha: write('refused', '/media-request'),
  getListing: list(readMediaOrganization, 'Identifier', '/media-listing', '/media-request'),
  findByName: list(readMediaOrganization, 'Identifier', '/media-listing'),
  requestListing: write('refused', '/media-request'),
  getOrganization: record(organization.readOrganization, DETAIL, ...EVERY_MEDIA_SCREEN),
  getOrganizationById: record((id) => organization.readSummary(Number(id)), '/agreement'),
  getOrganizationTypes: list(organization.readOrganizationType, 'TypeID', '/media-request', '/media-update'),
  getCounties: list(organization.readLookupItem, 'Id', '/media-request'),
  getStates: list(organization.readLookupItem, 'Id', '/media-request', '/media-update'),
  updateOrganizationName: write('saved', '/media-update'),
  updateOrganizationAddress: write('saved', '/media-update'),
  updateOrganizationContact: write('saved', '/media-update'),
  updateOrganizationType: write('saved', '/media-update'),
  getDirector: record(() => readPerson, DETAIL, HOME, CONTACT, '/add-assistant', '/agreement'),
  getAssistants: list(readPerson, 'PersonID', DETAIL, HOME, CONTACT, '/add-assistant'),
  getStaff: list(readPerson, 'PersonID', SITES, GRID, '/credential-selection'),
  deleteAssistant: write('saved', HOME),
  updateDirectorPerson: write('saved', CONTACT),
  updateDirectorContact: write('saved', CONTACT),
  updateAssistantPerson: write('saved', CONTACT),
  updateAssistantContact: write('saved', CONTACT),
  createDirectorContact: write('refused', CONTACT),
  linkDirectorContact: write('saved', CONTACT),
  linkAssistantContact: write('saved', CONTACT),
  createAssistantRecord: write('id', '/add-assistant'),
  createAssistantPerson: write('id', '/add-assistant'),
  createAssistantContact: write('id', '/add-assistant'),
  linkAssistant: write('saved', '/add-assistant'),
  searchSchoolsByName: list(schools.readSchool, 'Id', DIRECTORY),
  searchSchoolsByCity: list(schools.readSchool, 'Id', DIRECTORY),
  searchSchools: list(schools.readSchool, 'Id', DIRECTORY),
  getLeagues: list(schools.readLeague, 'Identifier', DIRECTORY),
  getSchool: record(schools.readSchoolOf, ...SCHOOL, SUPERINTENDENT),
  getMascot: record(() => schools.readMascot, ...SCHOOL, SUPERINTENDENT),
  getSchoolAdmins: list(schools.readAdmin, undefined, '/school-directory/admin/{Id}'),
  getCoaches: list(schools.readCoach, undefined, '/school-directory/coaches/{Id}'),
  getSuperintendent: record(schools.readSuperintendentOf, SUPERINTENDENT),
  getLeague: record(schools.readLeagueOf, LEAGUE),
  getLeagueSchools: list(schools.readSchool, 'Id', LEAGUE),
  getActivities: list(sites.readActivity, 'ActivityID', HOME, SITES, GRID),
  getYear: record(() => under('Year', agreements.readYear), HOME, SITES, GRID, '/agreement'),
  getStateTournamentSites: list(sites.readSite, 'ID', HOME, SITES, GRID),
  getSiteNotifications: list(sites.readNotification, undefined, HOME, SITES, GRID),
  saveSiteNotifications: write('success', GRID),
  saveCredentials: write('refused', '/credential-selection'),
  getAgreementActivities: list(agreements.readActivity, 'ActivityID', '/agreement'),
  getPlayoffLevels: list(agreements.readLevel, 'id', '/agreement'),
  getClassifications: { ...record(agreements.readClassOf, '/agreement'), kind: 'list', key: 'ClassID' },
  getAgreementSites: list(agreements.readSite, 'TournamentID', '/agreement'),
  getAssignmentSchools: list(agreements.readAssignmentSchool, 'SchoolID', '/agreement'),
  getFootballSchools: list(agreements.readAssignmentSchool, 'SchoolID', '/agreement'),
  getFootballDate: record(() => under('GameDate', agreements.readGameDate), '/agreement'),
  submitAgreement: write('refused', '/agreement'),
  decideAudioRequest: write('refused', '/agreement/{status}/{globalId}'),
};
