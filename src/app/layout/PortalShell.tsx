import { Skeleton } from '@/shared/ui/Skeleton';
import css from './PortalLayout.module.css';

/** What 200.html shows while the code loads; an inline script selects one of the three shapes (build/inline/shell.ts). */
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
      <Skeleton className={css.shellBones} bones={2} />
    </div>
  );
}
