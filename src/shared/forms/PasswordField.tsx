import { useState } from 'react';
import { controlClass } from '@/shared/ui/controlClass';
import { Field } from './Field';
import type { FieldProps } from './FieldFrame';
import css from './PasswordField.module.css';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {({ setValue, ...control }) => (
        <div className={css.withButton}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            className={controlClass}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setValue(event.target.value);
            }}
          />
          <button
            type="button"
            className={css.inside}
            aria-pressed={shown}
            onClick={() => {
              setShown(!shown);
            }}
          >
            Show<span className="visually-hidden"> password</span>
          </button>
        </div>
      )}
    </Field>
  );
}
