import { apiPath, baseApi, tagOf } from '@/shared/api';
import { sendWrite } from '@/shared/forms';
import { readStaff } from './staffDto';
import { staffTags } from './staffApi';

export interface DeleteAssistant {
  organization: { Identifier: string; id: number };
  personId: number;
}

const deleteAssistantApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Succeeds if the assistant is gone from the list, even if the response was lost. */
    deleteAssistant: build.mutation<null, DeleteAssistant>({
      queryFn: async ({ organization: { Identifier, id }, personId }, _api, _extra, send) => {
        const isGone = async (): Promise<boolean> => {
          const { data } = await readStaff(send, 'assistant', Identifier);
          // An unreadable entry could be this assistant, so a list with one proves nothing.
          return data?.unreadable === 0 && !data.value.some(({ PersonID }) => PersonID === personId);
        };
        const path = apiPath`/staff/assistant/${id}/${personId}`;
        const { error } = await sendWrite(send, { path, method: 'DELETE' }, isGone);
        if (error === undefined || (error.status !== 401 && (await isGone()))) return { data: null };
        return { error };
      },
      invalidatesTags: (_done, _error, { organization: { Identifier } }) => [
        ...staffTags('assistant', Identifier),
        tagOf('SiteNotifications', Identifier),
      ],
    }),
  }),
});

export const { useDeleteAssistantMutation } = deleteAssistantApi;
