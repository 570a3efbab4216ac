import { associationUrl, config } from '@/shared/config';
import { ExternalLink } from '@/shared/ui/external-link';
import css from './MediaChangePage.module.css';

/** An address on the portal's own origin must not be given that origin: it could read the session out of the sandbox. */
const sandboxFor = (address: string): string =>
  new URL(address, window.location.origin).origin === window.location.origin
    ? 'allow-forms allow-scripts'
    : 'allow-forms allow-scripts allow-same-origin';

/**
 * Logos and pictures are uploaded on a page of the association's own site (MED-5). It is embedded where the
 * deployment names the page to embed, in a sandbox that lets it run and send its own form and nothing else.
 */
export function UploadsCard() {
  const { uploadsUrl } = config.association;
  return (
    <section className={css.card} aria-labelledby="uploads">
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
