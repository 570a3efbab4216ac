import { chooseScheme, schemeChoices, useSchemeChoice } from '@/shared/ui/colorScheme';
import css from './SchemeSwitch.module.css';

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const;

export function SchemeSwitch() {
  const chosen = useSchemeChoice();
  return (
    <fieldset className={css.switch}>
      <legend className={css.legend}>Appearance</legend>
      {schemeChoices.map((choice) => (
        <label key={choice} className={css.choice}>
          <input
            type="radio"
            className={css.radio}
            name="portal-scheme"
            checked={choice === chosen}
            onChange={() => {
              chooseScheme(choice);
            }}
          />
          <span>{labels[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
