import { Busy } from '@/shared/ui/busy';
import css from './PortalLayout.module.css';

/**
 * What 200.html shows until the screen's code is there: where one is, in words, and the shape of what comes. The document
 * itself chooses by its address which of the three it is (security/inlineScripts.ts).
 */
export function PortalShell() {
  return (
    <div className={css.shell}>
      <div className={css.shellPage} role="status">
        <span className={css.shellHeading} aria-hidden="true" />
        <p>Loading the page…</p>
      </div>
      <div className={css.shellApproval}>
        <h1>Audio Broadcast Request</h1>
        <p role="status">Loading the request…</p>
      </div>
      <div className={css.shellMedia} role="status">
        <span className={css.shellHeading} aria-hidden="true" />
        <p>Loading the media area…</p>
      </div>
      <Busy className={css.shellBones}>
        <span />
        <span />
      </Busy>
    </div>
  );
}
