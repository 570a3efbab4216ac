import {
  isAttending,
  type Attendance,
  type Attendee,
  type AttendanceChange,
  type TournamentSite,
} from '@/features/sites';
import { pluralize } from '@/shared/lib/pluralize';
import { compareNames, foldText } from '@/shared/lib/text';
import { useViewState } from '@/shared/lib/view-state';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { useModal } from '@/shared/ui/useModal';
import type { OtherActivity } from '../model/useAttendanceSummary';
import bar from './ActionBar.module.css';

interface CrewSource {
  from: readonly TournamentSite[];
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  /** What is saved on the server, for all activities. */
  saved: Attendance;
  /** What the grid shows, including changes not yet submitted. */
  chosen: Attendance;
}

/** Finds the site of the same class. The name decides if several sites have that class, or none does. */
function counterpartOf(site: TournamentSite, sites: readonly TournamentSite[]): TournamentSite | undefined {
  const [className, name] = [foldText(site.Class), foldText(site.Site)];
  const sameClass = className === '' ? [] : sites.filter((other) => foldText(other.Class) === className);
  if (sameClass.length === 1) return sameClass[0];
  const candidates = sameClass.length > 0 ? sameClass : sites;
  const sameName = name === '' ? [] : candidates.filter(({ Site }) => foldText(Site) === name);
  return sameName.length === 1 ? sameName[0] : undefined;
}

/** Returns the changes that add another activity's crew to the corresponding sites here (ATT-22); nobody is removed. */
export function sameCrew({ from, sites, people, saved, chosen }: CrewSource) {
  const staff = new Set(people.map(({ id }) => id));
  const added = new Map<string, AttendanceChange>();
  // Counts the selections whose site has no counterpart here, by class, and those of former staff (`gone`).
  const missing = new Map<string, number>();
  let [already, gone] = [0, 0];
  for (const site of from) {
    const here = counterpartOf(site, sites);
    for (const personId of saved.get(site.ID) ?? []) {
      if (!staff.has(personId)) gone += 1;
      else if (here === undefined) missing.set(site.Class, (missing.get(site.Class) ?? 0) + 1);
      else if (isAttending(chosen, here.ID, personId)) already += 1;
      else added.set(`${here.ID}/${personId}`, { siteId: here.ID, personId, attending: true });
    }
  }
  return { changes: [...added.values()], already, missing, gone };
}

const verb = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

/** Says what was copied, such as "Volleyball: 12 copied; 2 have no 2A site here." */
export function describeCopy(name: string, { changes, already, missing, gone }: ReturnType<typeof sameCrew>): string {
  const parts = [
    `${changes.length} copied`,
    ...(already > 0 ? [verb(already, 'was already chosen', 'were already chosen')] : []),
    ...[...missing].map(([className, count]) =>
      [verb(count, 'has no', 'have no'), className, 'site here'].filter((part) => part !== '').join(' '),
    ),
    ...(gone > 0 ? [verb(gone, 'is no longer on your staff', 'are no longer on your staff')] : []),
  ];
  return `${name}: ${parts.join('; ')}.`;
}

export interface Crew extends OtherActivity {
  /** For example "5 people at 3 sites". */
  size: string;
}

/** The other activities that have a crew to copy: at least one staff member is chosen there. */
export function crewsOf(others: readonly OtherActivity[], saved: Attendance, people: readonly Attendee[]): Crew[] {
  return others
    .flatMap((activity) => {
      const goers = activity.sites.map(({ ID }) => people.filter(({ id }) => isAttending(saved, ID, id)));
      const there = goers.filter(({ length }) => length > 0);
      const crew = new Set(there.flat().map(({ id }) => id)).size;
      const size = `${pluralize(crew, 'person', 'people')} at ${pluralize(there.length, 'site')}`;
      return crew === 0 ? [] : [{ ...activity, size }];
    })
    .sort((a, b) => compareNames(a.name, b.name));
}

interface SameCrewProps {
  others: readonly OtherActivity[];
  saved: Attendance;
  people: readonly Attendee[];
  isDisabled: boolean;
  onChoose: (crew: Crew) => void;
}

/** Copies the crew of another activity into the grid, as a draft (ATT-22). */
export function SameCrew({ others, saved, people, isDisabled, onChoose }: SameCrewProps) {
  const [isOpen, setIsOpen] = useViewState('attendance/sameCrew', false);
  const dialog = useModal(isOpen);
  const close = (): void => setIsOpen(false);
  const crews = isOpen ? crewsOf(others, saved, people) : [];
  return (
    <>
      <button
        type="button"
        className={`${bar.more} screen-only`}
        aria-haspopup="dialog"
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) setIsOpen(true);
        }}
      >
        Same crew as…
      </button>
      <Dialog ref={dialog} aria-labelledby="same-crew" onClose={close}>
        <h2 id="same-crew">Same crew as</h2>
        <p className="quiet">
          {crews.length === 0
            ? 'You haven’t chosen anyone for another activity yet.'
            : 'Checks the same people at the sites of the same class. Nothing is sent until you submit.'}
        </p>
        <ul className={`plain-list stack ${bar.crews}`}>
          {crews.map((crew) => (
            <li key={crew.id}>
              <Button
                className={bar.crew}
                onClick={() => {
                  close();
                  onChoose(crew);
                }}
              >
                <span>{crew.name}</span> <span className="hint">{crew.size}</span>
              </Button>
            </li>
          ))}
        </ul>
        <p className="toolbar end">
          <Button onClick={close}>Cancel</Button>
        </p>
      </Dialog>
    </>
  );
}
