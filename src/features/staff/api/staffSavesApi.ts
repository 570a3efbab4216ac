import { baseApi, onceSaved, type ApiError } from '@/shared/api';
import { performSave, stillUnfinished, type Results } from '@/shared/lib/resumable-save';
import { messages } from '../config/messages';
import { sameEmail } from '../model/samePerson';
import { addAssistantSave, type AddAssistant, type AddAssistantSave } from './addAssistantSave';
import { peopleSaved } from './peopleSaved';
import { canSaveEmail, contactSaves, type ContactSave, type SaveContact } from './contactSave';

const staffSavesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveContact: build.mutation<Results<ContactSave['step']>, SaveContact>({
      queryFn: ({ role, resume, ...task }, { dispatch }, _extra, send) => {
        const { person, values } = task;
        if (canSaveEmail(person) || sameEmail(person, values)) {
          return performSave(contactSaves[role], { task, resume, dispatch, send });
        }
        const refusal: ApiError = { kind: 'refused-path', message: messages.noEmailRecord };
        return resume === undefined ? { error: refusal } : stillUnfinished(resume, refusal);
      },
      onQueryStarted: ({ identifier, person: { PersonID }, values }, { dispatch, queryFulfilled }) =>
        onceSaved(queryFulfilled, () => {
          const { FirstName, LastName, Email } = values;
          dispatch(
            peopleSaved(identifier, (one) =>
              one.PersonID === PersonID ? { ...one, FirstName, LastName, Email } : one,
            ),
          );
        }),
      invalidatesTags: (_done, _error, { role, ...target }) => contactSaves[role].tags(target),
    }),

    addAssistant: build.mutation<Results<AddAssistantSave['step']>, AddAssistant>({
      queryFn: ({ resume, known, draft, ...task }, { dispatch }, _extra, send) =>
        performSave(addAssistantSave, { task, resume, known, draft, dispatch, send }),
      invalidatesTags: (_done, _error, target) => addAssistantSave.tags(target),
    }),
  }),
});

export const { useAddAssistantMutation, useSaveContactMutation } = staffSavesApi;
