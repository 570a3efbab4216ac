import { apiPath, baseApi, tagOf } from '@/shared/api';
import { sendWrite } from '@/shared/lib/resumable-save';
import { readStaff } from './readStaff';
import { staffTags } from './staffTags';

export interface DeleteAssistant {
  organization: { Identifier: string; id: number };
  personId: number;
}

const deleteAssistantApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is no longer on the list is deleted, whatever became of the answer. */
    deleteAssistant: build.mutation<null, DeleteAssistant>({
      queryFn: async ({ organization: { Identifier, id }, personId }, _api, _extra, send) => {
        const isGone = async (): Promise<boolean> => {
          const { data } = await readStaff(send, 'assistant', Identifier);
          // An entry that can't be read may be the one that was to go.
          return data?.unread === 0 && !data.value.some(({ PersonID }) => PersonID === personId);
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
