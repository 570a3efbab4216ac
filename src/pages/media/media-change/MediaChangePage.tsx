import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useGetOrganizationQuery, mediaTypeName, type Organization } from '@/features/organization';
import { selectSessionIdentifier } from '@/features/session';
import { useGetAssistantsQuery, useGetDirectorQuery } from '@/features/staff';
import { retryFailed } from '@/shared/api';
import { associationUrl, config } from '@/shared/config/config';
import { formatPhone } from '@/shared/lib/phone';
import { useShownInTransition } from '@/shared/lib/useShownInTransition';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/Button';
import { CardBone } from '@/shared/ui/CardBone';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Fact, LinkFact } from '@/shared/ui/FactCard';
import { Page } from '@/shared/ui/Page';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { addressLines } from '@/shared/ui/addressLines';
import css from './MediaChangePage.module.css';
import { messages } from './messages';
import { Portrait } from './ui/Portrait';
import { SeasonCard } from './ui/SeasonCard';
import { StaffSection } from './ui/StaffSection';

function OrganizationCard({ organization }: { organization: Organization }) {
  const navigate = useNavigate();
  const { OrganizationName, MediaType, TypeID, PrimaryAddress, City, State, ZipCode, BusinessPhone, Fax } =
    organization;
  const address = addressLines({ street: PrimaryAddress, city: City, state: State, zip: ZipCode });
  return (
    <section className="card" aria-labelledby="organization-details">
      <div className={`row ${css.cardHead}`}>
        <Portrait name={OrganizationName} picture={organization.Logo} shape="square" />
        <h2 id="organization-details">{OrganizationName || 'Name not provided'}</h2>
        <Button aria-describedby="organization-details" onClick={() => void navigate(paths.mediaUpdate)}>
          Edit
        </Button>
      </div>
      <dl className={css.facts}>
        <Fact label="Type" value={MediaType || mediaTypeName(TypeID)} />
        <Fact label="Address" value={address.join(', ')} />
        <Fact label="Phone" value={formatPhone(BusinessPhone)} />
        <Fact label="Fax" value={formatPhone(Fax)} />
        <LinkFact label="Email" value={organization.Email} />
        <LinkFact label="Website" value={organization.WebSite} />
      </dl>
    </section>
  );
}

/** Omits allow-same-origin for a page on the portal's own origin, which could otherwise read the session. */
const sandboxFor = (address: string): string =>
  new URL(address, window.location.origin).origin === window.location.origin
    ? 'allow-forms allow-scripts'
    : 'allow-forms allow-scripts allow-same-origin';

/** Links to the association's upload page (MED-5), or embeds it in a sandboxed iframe if its URL is configured. */
function UploadsCard() {
  const { uploadsUrl } = config.association;
  return (
    <section className="card stack screen-only" aria-labelledby="uploads">
      <h2 id="uploads">Logo and pictures</h2>
      <p className="quiet">Upload your organization’s logo and pictures of your staff on the association’s own site.</p>
      {uploadsUrl === '' ? (
        <p>
          <ExternalLink href={associationUrl('media/uploads')}>Upload a logo or a picture</ExternalLink>
        </p>
      ) : (
        <iframe
          className={css.frame}
          src={uploadsUrl}
          title="Logo and picture uploads on the association’s site"
          sandbox={sandboxFor(uploadsUrl)}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
    </section>
  );
}

/** Loads the page's data. All sections appear at once, so that nothing moves, but each can fail alone. */
function useMediaHome(identifier: string | null) {
  const arg = identifier ?? skipToken;
  const organization = useGetOrganizationQuery(arg);
  const director = useGetDirectorQuery(arg);
  const assistants = useGetAssistantsQuery(arg);
  const queries = [organization, director, assistants];

  return {
    // A failed query does not count as loading, even while it is retried, so that the page does not turn into a skeleton again.
    isLoading: queries.some(({ error, data }) => error === undefined && data === undefined),
    organization: organization.data,
    /** Whoever could not be loaded is undefined. */
    staff: { director: director.data, assistants: assistants.data },
    isPartlyUnreadable:
      queries.some(({ unreadable }) => unreadable > 0) || (organization.data?.unreadableFields.length ?? 0) > 0,
    unreadableAssistants: assistants.unreadable,
    retry: () => retryFailed(queries),
  };
}

export function MediaChangePage() {
  const home = useMediaHome(useSelector(selectSessionIdentifier));
  const { organization, staff, isPartlyUnreadable, unreadableAssistants, retry } = home;
  const isShown = useShownInTransition(!home.isLoading);
  const failureOf = (part: string) => (
    <ErrorPanel heading={messages.loadFailedHeading} onRetry={retry}>
      <p>{messages.loadFailed}</p>
      <p>{part}</p>
    </ErrorPanel>
  );

  const content = () => {
    if (home.isLoading || !isShown) {
      // As tall as the window, so that the footer starts out of sight and does not visibly jump.
      return (
        <Skeleton className={`${css.columns} ${css.loading}`}>
          <CardBone />
          <CardBone />
          <CardBone />
        </Skeleton>
      );
    }
    if (organization === undefined) return failureOf('We couldn’t load your organization.');
    return (
      <div className={css.columns}>
        <PartBoundary>
          <SeasonCard organization={organization} {...staff} isPartlyUnreadable={isPartlyUnreadable} />
        </PartBoundary>
        <PartBoundary>
          <OrganizationCard organization={organization} />
        </PartBoundary>
        <div className={css.wide}>
          <PartBoundary>
            <StaffSection
              organization={organization}
              {...staff}
              unreadableAssistants={unreadableAssistants}
              failureOf={failureOf}
            />
          </PartBoundary>
        </div>
        <div className={css.wide}>
          <PartBoundary>
            <UploadsCard />
          </PartBoundary>
        </div>
      </div>
    );
  };

  return (
    <Page
      title="Media Home"
      eyebrow="Media area"
      lead="What’s next, what’s due, and what the association has on record for your newsroom."
    >
      {content()}
    </Page>
  );
}
