import { useFormikContext } from 'formik';
import { useContext, useLayoutEffect, useRef } from 'react';
import { fieldId, FieldScope } from '@/shared/ui/field';
import css from './PortalForm.module.css';

/**
 * Preserves what the user typed into a prerendered form, and submits it if they already did
 * (app/inline/holdSubmit.ts).
 */
export function PrerenderedForm({ initial }: { initial: Readonly<Record<string, string>> }) {
  const { setValues } = useFormikContext<Record<string, string>>();
  const scope = useContext(FieldScope);
  const note = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    const form = note.current?.closest('form');
    const fieldOf = (name: string) => document.getElementById(fieldId(name, scope)) as HTMLInputElement | null;
    const typed = Object.entries(initial).map(([name, text]) => [name, fieldOf(name)?.value ?? text]);
    void setValues(Object.fromEntries(typed) as Record<string, string>).then(() => {
      if (form?.dataset.pressed === undefined) return;
      delete form.dataset.pressed;
      form.requestSubmit();
    });
  }, [initial, scope, setValues]);

  return (
    <p ref={note} role="status" className={css.early}>
      The page is still loading. We’ll finish this as soon as it’s ready.
    </p>
  );
}
