import { shallowEqual, useSelector } from 'react-redux';
import { selectShownReadings } from '@/shared/api';
import { pluralize } from '@/shared/lib/pluralize';
import type { RootState } from '@/shared/lib/root-reducer';
import { Alert } from '@/shared/ui/Alert';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import { NoticeFrame } from '@/shared/ui/Notices';

/** What the user calls the data that each endpoint returns. */
export const readingLabels: Readonly<Record<string, string>> = {
  getActivitySites: 'Sites',
  getAgreementActivities: 'Activities',
  getAgreementSites: 'Sites',
  getAgreementYear: 'Year',
  getAssignmentSchools: 'Schools',
  getAssistants: 'Assistants',
  getClassifications: 'Classes',
  getCoaches: 'Coaches and sponsors',
  getCounties: 'Counties',
  getDirector: 'Primary contact',
  getFootballDate: 'Date',
  getFootballSchools: 'Schools',
  getLeague: 'League',
  getLeagueSchools: 'Schools',
  getLeagues: 'Leagues',
  getListedAssistants: 'Assistants',
  getListedDirector: 'Primary contact',
  getListedOrganization: 'Organization',
  getListing: 'Listing',
  getMascot: 'Mascot',
  getOrganization: 'Organization',
  getOrganizationById: 'Organization',
  getOrganizationTypes: 'Types',
  getPlayoffLevels: 'Playoff levels',
  getSchool: 'School',
  getSchoolAdmins: 'Administration',
  getSiteActivities: 'Activities',
  getSiteNotifications: 'Site selections',
  getStaff: 'Staff',
  getStates: 'States',
  getSuperintendent: 'Superintendent',
  searchListing: 'Search results',
  searchSchools: 'Search results',
};

const entries = (count: number): string => pluralize(count, 'entry', 'entries');

function selectSentences(state: RootState): string[] {
  const totals = new Map<string, { unreadable: number; partial: number; isList: boolean }>();
  for (const { endpointName, reading } of selectShownReadings(state)) {
    const label = readingLabels[endpointName] ?? endpointName;
    const before = totals.get(label) ?? { unreadable: 0, partial: 0, isList: false };
    totals.set(label, {
      unreadable: before.unreadable + reading.unreadable,
      partial: before.partial + reading.partial,
      isList: before.isList || Array.isArray(reading.value),
    });
  }
  return [...totals].flatMap(([label, { unreadable, partial, isList }]) => [
    ...(unreadable === 0 ? [] : [`${label}: we couldn’t read ${entries(unreadable)}.`]),
    ...(partial === 0 ? [] : [`${label}: we couldn’t read ${isList ? `part of ${entries(partial)}` : 'part of it'}.`]),
  ]);
}

/** Warns which data on the screen could not be read (API-8). */
export function UnreadableNotice() {
  const sentences = useSelector(selectSentences, shallowEqual);
  if (sentences.length === 0) return null;
  return (
    <NoticeFrame>
      <Alert tone="warning">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          This information is missing here. Reload the page. If the problem continues, write to <MediaEmail />.
        </p>
      </Alert>
    </NoticeFrame>
  );
}
