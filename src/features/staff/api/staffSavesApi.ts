import { baseApi } from '@/shared/api';
import { performSave, type Results } from '@/shared/lib/resumable-save';
import { addAssistantSave, type AddAssistant, type AddAssistantSave } from './addAssistantSave';
import { contactSaves, type ContactSave, type SaveContact } from './contactSave';

const staffSavesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveContact: build.mutation<Results<ContactSave['step']>, SaveContact>({
      queryFn: ({ role, resume, ...task }, { dispatch }, _extra, send) =>
        performSave(contactSaves[role], { task, resume, dispatch, send }),
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
