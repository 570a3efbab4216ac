import { useId } from 'react';
import { isLocationEnough, schoolsChosen } from '@/features/agreements';
import { foldText, includesWords } from '@/shared/lib/text';
import { useViewState } from '@/shared/lib/view-state';
import { messages } from '../../config/messages';
import type { AgreementForm } from '../../model/useAgreement';
import css from './ChoiceField.module.css';
import { emptyListNote } from './ChoiceMessages';
import { GroupChoice } from './GroupChoice';

/** Lists that do not fit into a glance get a filter. */
const LONG = 12;

interface SchoolsFieldProps {
  form: AgreementForm;
  isFootball: boolean;
}

export function SchoolsField({ form: { offered, lists, choose }, isFootball }: SchoolsFieldProps) {
  const [filter, setFilter] = useViewState('agreement/schoolFilter', '');
  const filterId = useId();
  const { items, status } = lists.schools;
  const isLong = items.length > LONG;
  const options = items
    .map(({ SchoolID, SchoolName }) => ({ value: String(SchoolID), label: SchoolName }))
    // What is chosen stays in sight.
    .filter(
      ({ value, label }) =>
        !isLong || offered.schools.includes(value) || includesWords(foldText(label), foldText(filter)),
    );

  return (
    <GroupChoice
      name="schools"
      choose="several"
      hint={items.length > 0 ? 'Choose every school you will broadcast.' : undefined}
      options={options}
      chosen={offered.schools}
      note={
        items.length > 0
          ? 'No school matches the filter.'
          : emptyListNote(status, {
              waiting: isFootball || offered.site !== '' ? 'Choose a class first.' : 'Choose a site first.',
              ready: messages.noSchools,
            })
      }
      isDeadEnd={status === 'ready' && items.length === 0}
      chosenForUser={
        isLocationEnough(offered, lists)
          ? 'You don’t have to choose schools: the site’s own location is enough.'
          : items.length === 1
            ? 'Chosen for you: the only school of this event.'
            : undefined
      }
      tools={
        isLong ? (
          <>
            <label htmlFor={filterId} className={css.toolLabel}>
              Filter the list
            </label>
            <input
              id={filterId}
              type="search"
              className={`${css.control ?? ''} ${css.filter ?? ''}`}
              value={filter}
              autoComplete="off"
              onChange={(event) => {
                setFilter(event.target.value);
              }}
              onKeyDown={(event) => {
                // Enter would send the form.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          </>
        ) : null
      }
      onToggle={(school, isChosen) =>
        choose(
          schoolsChosen(
            items
              .map(({ SchoolID }) => String(SchoolID))
              .filter((other) => (other === school ? isChosen : offered.schools.includes(other))),
          ),
        )
      }
    />
  );
}
