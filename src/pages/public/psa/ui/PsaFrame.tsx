import type { ReactNode } from 'react';
import { paths } from '@/shared/routes';
import { ExternalLink } from '@/shared/ui/external-link';
import { LinkTabs } from '@/shared/ui/link-tabs';
import { Page } from '@/shared/ui/page';
import { nationalPsas } from '../config/posters';
import css from './PsaFrame.module.css';

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
