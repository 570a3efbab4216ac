import type { ReactNode } from 'react';
import { paths } from '@/shared/routes/paths';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { LinkTabs } from '@/shared/ui/LinkTabs';
import { Page } from '@/shared/ui/Page';
import { nationalPsas } from '../posters';
import css from '../PsaPage.module.css';

export function NationalPsas() {
  return (
    <p className={css.national}>
      <span>{`${nationalPsas.text} `}</span>
      <ExternalLink href={nationalPsas.url}>{nationalPsas.label}</ExternalLink>
    </p>
  );
}

const parts = [
  { to: paths.psa, label: 'Scripts' },
  { to: paths.psaAudio, label: 'Audio samples' },
  { to: paths.psaVideo, label: 'Video samples' },
];

/** Heading and tabs of the three PSA pages. */
export function PsaFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page title={title} eyebrow="PSA" lead={lead}>
      <LinkTabs label="PSA pages" links={parts} className={css.parts} />
      {children}
    </Page>
  );
}
