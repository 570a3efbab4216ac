import type { Attendance, Attendee } from '@/features/sites';
import { useViewState } from '@/shared/lib/view-state';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { useModal } from '@/shared/ui/useModal';
import { messages } from '../messages';
import { crewsOf, type Crew } from '../model/sameCrew';
import type { OtherActivity } from '../model/useSeason';
import bar from './ActionBar.module.css';
import css from './SameCrew.module.css';

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
  const close = (): void => {
    setIsOpen(false);
  };
  const crews = isOpen ? crewsOf(others, saved, people) : [];
  return (
    <>
      <button
        type="button"
        className={bar.more}
        aria-haspopup="dialog"
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) setIsOpen(true);
        }}
      >
        Same crew as…
      </button>
      <Dialog ref={dialog} className={css.dialog} aria-labelledby="same-crew" onClose={close}>
        <h2 id="same-crew">Same crew as</h2>
        <p>{crews.length === 0 ? messages.noCrews : messages.crews}</p>
        <ul className={css.crews}>
          {crews.map((crew) => (
            <li key={crew.id}>
              <Button
                className={css.crew}
                onClick={() => {
                  close();
                  onChoose(crew);
                }}
              >
                <span>{crew.name}</span> <span className={css.size}>{crew.size}</span>
              </Button>
            </li>
          ))}
        </ul>
        <p className={css.actions}>
          <Button onClick={close}>Cancel</Button>
        </p>
      </Dialog>
    </>
  );
}
