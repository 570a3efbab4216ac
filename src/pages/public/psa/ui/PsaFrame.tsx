import type { ReactNode } from 'react';
import { paths } from '@/shared/routes/paths';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { LinkTabs } from '@/shared/ui/LinkTabs';
import { Page } from '@/shared/ui/Page';
import css from '../PsaPage.module.css';

export const nationalPsas = {
  label: 'National PSAs from the NFHS',
  text: 'The National Federation of State High School Associations produces spots for use in every state.',
  url: 'https://www.nfhs.org/',
};

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
