import { baseApi } from '@/shared/api';
import { performSave, type Results } from '@/shared/lib/resumable-save';
import { organizationSave, type OrganizationSave, type SaveOrganization } from './organizationSave';

const saveOrganizationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveOrganization: build.mutation<Results<OrganizationSave['step']>, SaveOrganization>({
      queryFn: ({ resume, ...task }, { dispatch }, _extra, send) =>
        performSave(organizationSave, { task, resume, dispatch, send }),
      invalidatesTags: (_done, _error, target) => organizationSave.tags(target),
    }),
  }),
});

export const { useSaveOrganizationMutation } = saveOrganizationApi;
