import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useGetOrganizationQuery } from '@/features/organization';
import { selectSessionIdentifier } from '@/features/session';
import { describeError } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { Page } from '@/shared/ui/page';
import { OrganizationForm } from './OrganizationForm';
import css from './OrganizationForm.module.css';

/** The edit of the signed-in organization, which it loads by itself: after a reload there is nothing to be passed on. */
export function MediaUpdatePage() {
  const query = useGetOrganizationQuery(useSelector(selectSessionIdentifier) ?? skipToken);

  return (
    <Page
      title="Update Organization"
      eyebrow="Media area"
      width="reading"
      lead="What the public sees of you in the media listing. Fields are required unless they are marked optional."
    >
      {query.data === undefined && query.isError ? (
        <ErrorPanel heading="Your organization could not be loaded" onRetry={() => void query.refetch()}>
          {describeError(query.error)}
        </ErrorPanel>
      ) : (
        <div className={css.card}>
          {query.data === undefined ? (
            <div className={css.bones} aria-hidden="true">
              {Array.from({ length: 10 }, (_, bone) => (
                <span key={bone} />
              ))}
            </div>
          ) : (
            <OrganizationForm organization={query.data} />
          )}
        </div>
      )}
    </Page>
  );
}
