import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { requestDraft } from '../model/requestDraft';
import type { RequestValues } from '../model/requestSchema';

/** Keeps what is typed, so that a reload or a look at another page loses nothing. */
export function DraftKeeper() {
  const { values, initialValues } = useFormikContext<RequestValues>();
  useEffect(() => {
    if (values !== initialValues) requestDraft.write(values);
  }, [values, initialValues]);
  return null;
}
