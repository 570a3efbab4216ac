import { ExternalLink } from '@/shared/ui/external-link';
import { nationalPsas } from '../config/posters';
import css from './NationalPsas.module.css';

/** Below the samples: where more of them are. */
export function NationalPsas() {
  return (
    <p className={css.national}>
      {nationalPsas.text} <ExternalLink href={nationalPsas.url}>{nationalPsas.label}</ExternalLink>
    </p>
  );
}
