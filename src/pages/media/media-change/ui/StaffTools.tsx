import { Link } from 'react-router-dom';
import { focusAfter } from '@/shared/lib/focus';
import { paths } from '@/shared/routes/paths';
import { UrlTextInput } from '@/shared/ui/UrlTextInput';
import { Button, buttonClass } from '@/shared/ui/Button';
import { hasCredential, type StaffMember, type useStaffView } from '../model/staffView';
import css from './StaffTools.module.css';

const FILTER_ID = 'staff-filter';

interface StaffToolsProps {
  staffView: ReturnType<typeof useStaffView>;
  members: readonly StaffMember[];
  shown: readonly StaffMember[];
}

/** Filters a large staff and links to credential requests for the selected people. */
export function StaffTools({ staffView: { view, change }, members, shown }: StaffToolsProps) {
  const { chosen } = view;
  const without = members.filter(({ person }) => !hasCredential(person)).length;
  const shownIds = shown.map(({ person }) => person.PersonID);
  const isAllChosen = shownIds.length > 0 && shownIds.every((id) => chosen.includes(id));
  return (
    <div className={`${css.tools} screen-only`}>
      <div className="filter">
        <label htmlFor={FILTER_ID}>Filter by name or email</label>
        <UrlTextInput
          id={FILTER_ID}
          data-size="small"
          type="search"
          text={view.filter}
          onText={(filter) => change({ filter })}
        />
      </div>
      <label className={css.check} htmlFor="staff-without">
        <input
          id="staff-without"
          type="checkbox"
          checked={view.isWithoutCredential}
          onChange={({ target }) => change({ isWithoutCredential: target.checked })}
        />
        <span>{`Credential not requested (${without})`}</span>
      </label>
      <Button
        size="small"
        disabled={shownIds.length === 0}
        onClick={() => change({ chosen: isAllChosen ? [] : shownIds })}
      >
        {isAllChosen ? 'Clear selection' : 'Select all shown'}
      </Button>
      {chosen.length === 0 ? null : (
        <Link className={buttonClass({ tone: 'primary', size: 'small' })} to={paths.credentialsFor(chosen)}>
          {`Request credentials for ${chosen.length}`}
        </Link>
      )}
      <p className={css.count} role="status">
        {`${shown.length} of ${members.length} shown`}
      </p>
    </div>
  );
}

/** Says why the table is empty. */
export function NobodyShown({ view, change }: ReturnType<typeof useStaffView>) {
  return (
    <p className="toolbar">
      <span>
        {view.filter === ''
          ? 'A credential is requested for everyone on your staff.'
          : `No one ${view.isWithoutCredential ? 'without a credential' : 'on your staff'} matches “${view.filter}”.`}
      </span>
      <Button
        size="small"
        onClick={(event) =>
          focusAfter(
            event,
            () => change({ filter: '', isWithoutCredential: false }),
            () => document.getElementById(FILTER_ID),
          )
        }
      >
        Clear filter
      </Button>
    </p>
  );
}
