import { clashSentence, type Attendee, type Clash, type TournamentSite } from '@/features/sites';
import { useViewState } from '@/shared/lib/view-state';
import { Icon } from '@/shared/ui/Icon';
import css from './ActionBar.module.css';

interface ClashNotesProps {
  clashes: readonly Clash[];
  people: readonly Attendee[];
  /** Names a site together with its activity. */
  nameOf: (site: TournamentSite) => string;
}

/** As many clashes as fit without scrolling. */
const FEW = 3;

/** The id of the note about a person's clashes, which describes the clashing cells to screen readers. */
export const clashIdOf = (personId: number): string => `clash-${personId}`;

/** Warns about double-bookings but does not prevent Submit: the newsroom may have a plan (ATT-9). */
export function ClashNotes({ clashes, people, nameOf }: ClashNotesProps) {
  const [isWhole, setIsWhole] = useViewState('attendance/allClashes', false);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const personIds = [...new Set(clashes.map(({ personId }) => personId))];
  const sentences = personIds.map((personId) => ({
    personId,
    texts: clashes
      .filter((clash) => clash.personId === personId)
      .map((clash) => clashSentence(clash, names.get(personId) ?? '', nameOf)),
  }));
  const others = clashes.length - (sentences[0]?.texts.length ?? 0);
  /** Whether the notes may need scrolling, so that keyboard users must be able to focus them. */
  const isLong = (isWhole ? clashes.length : clashes.length - others) > FEW;
  const shorten = others > 0 ? 'Show fewer' : 'Show less';
  const extend = others > 0 ? `and ${others} more` : 'Show all';

  return (
    <div className={`urgent ${css.notes}`} role="status" data-shown={clashes.length > 0 ? '' : undefined}>
      {clashes.length === 0 ? null : (
        <>
          <Icon name="alert" />
          <div
            className={css.scroller}
            {...(isLong && { role: 'group', 'aria-label': 'Double-bookings', tabIndex: 0 })}
          >
            <ul className="plain-list" data-whole={isWhole ? '' : undefined}>
              {sentences.map(({ personId, texts }, index) => (
                <li key={personId} id={clashIdOf(personId)} hidden={!isWhole && index > 0}>
                  {texts.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </li>
              ))}
            </ul>
          </div>
          <button
            type="button"
            className={`${css.more} screen-only`}
            data-single={others === 0 ? '' : undefined}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? shorten : extend}
          </button>
        </>
      )}
    </div>
  );
}
