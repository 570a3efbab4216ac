import { useId } from 'react';
import { agreementEvents, isLocationEnough } from '@/features/agreements';
import { foldText, includesWords } from '@/shared/lib/text';
import { useViewState } from '@/shared/lib/view-state';
import { controlClass } from '@/shared/ui/controlClass';
import { messages } from '../../messages';
import type { AgreementForm } from '../../model/useAgreementForm';
import { GroupChoice, emptyListNote } from './ChoiceFields';

/** Longer lists get a filter. */
const LONG = 12;

export function SchoolsField({ form, isFootball }: { form: AgreementForm; isFootball: boolean }) {
  const { offered, lists, choose } = form;
  const [filter, setFilter] = useViewState('agreement/schoolFilter', '');
  const filterId = useId();
  const { items, status } = lists.schools;
  const isLong = items.length > LONG;
  const options = items
    .map(({ id, name }) => ({ value: String(id), label: name }))
    // Keeps chosen schools visible, whatever the filter is.
    .filter(
      ({ value, label }) =>
        !isLong || offered.schools.includes(value) || includesWords(foldText(label), foldText(filter)),
    );

  return (
    <GroupChoice
      form={form}
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
      showsContact={status === 'ready' && items.length === 0}
      preselectedNote={
        isLocationEnough(offered, lists)
          ? 'You don’t have to choose schools: the site’s own location is enough.'
          : items.length === 1
            ? 'Chosen for you: the only school of this event.'
            : undefined
      }
      tools={
        isLong ? (
          <span className="filter">
            <label htmlFor={filterId}>Filter the list</label>
            <input
              id={filterId}
              type="search"
              className={controlClass}
              data-size="small"
              value={filter}
              autoComplete="off"
              onChange={(event) => setFilter(event.target.value)}
              onKeyDown={(event) => {
                // Ignores Enter, which would submit the form.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          </span>
        ) : null
      }
      onToggle={(school, isChosen) =>
        choose(
          agreementEvents.schoolsChosen(
            items
              .map(({ id }) => String(id))
              .filter((other) => (other === school ? isChosen : offered.schools.includes(other))),
          ),
        )
      }
    />
  );
}
