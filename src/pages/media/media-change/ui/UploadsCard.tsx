import { associationUrl, config } from '@/shared/config/config';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import css from '../MediaChangePage.module.css';

/** Leaves out allow-same-origin for a page on the portal's own origin, which could read the session with it. */
const sandboxFor = (address: string): string =>
  new URL(address, window.location.origin).origin === window.location.origin
    ? 'allow-forms allow-scripts'
    : 'allow-forms allow-scripts allow-same-origin';

/** Links to the association's page for uploads (MED-5), or embeds it in a sandbox if its address is configured. */
export function UploadsCard() {
  const { uploadsUrl } = config.association;
  return (
    <section className={`${css.card} ${css.screenOnly}`} aria-labelledby="uploads">
      <h2 id="uploads">Logo and pictures</h2>
      <p className={css.quiet}>
        Upload your organization’s logo and pictures of your staff on the association’s own site.
      </p>
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
