import { baseApi, onceSaved } from '@/shared/api';
import { performSave, type Results } from '@/shared/lib/resumable-save';
import { withChoiceIds, withEdit } from '../model/identifyChoices';
import { choiceListsIn } from './lookupsApi';
import { organizationApi } from './organizationApi';
import { organizationSave, type OrganizationSave, type SaveOrganization } from './organizationSave';

const saveOrganizationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveOrganization: build.mutation<Results<OrganizationSave['step']>, SaveOrganization>({
      queryFn: ({ resume, ...task }, { dispatch, getState }, _extra, send) => {
        const lists = choiceListsIn(getState());
        const values = withChoiceIds(task.values, task.organization, lists);
        return performSave(organizationSave, { task: { ...task, values, lists }, resume, dispatch, send });
      },
      onQueryStarted: ({ organization, values }, api) =>
        onceSaved(api.queryFulfilled, () => {
          const lists = choiceListsIn(api.getState());
          const edit = withChoiceIds(values, organization, lists);
          api.dispatch(
            organizationApi.util.updateQueryData('getOrganization', organization.Identifier, (reading) => ({
              ...reading,
              value: { ...withEdit(reading.value, edit, lists), unreadFields: organization.unreadFields },
            })),
          );
        }),
      invalidatesTags: (_done, _error, target) => organizationSave.tags(target),
    }),
  }),
});

export const { useSaveOrganizationMutation } = saveOrganizationApi;
