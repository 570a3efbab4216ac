import type { ReactNode } from 'react';
import { paths } from '@/shared/routes';
import { LinkTabs } from '@/shared/ui/link-tabs';
import { Page } from '@/shared/ui/page';
import css from './PsaFrame.module.css';

const parts = [
  { to: paths.psa, label: 'Scripts' },
  { to: paths.psaAudio, label: 'Audio samples' },
  { to: paths.psaVideo, label: 'Video samples' },
];

/** Heading and navigation of the three PSA pages. */
export function PsaFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page title={title} eyebrow="PSA" lead={lead}>
      <LinkTabs label="PSA pages" links={parts} className={css.parts} />
      {children}
    </Page>
  );
}
