import { ExternalLink } from '@/shared/ui/external-link';
import { addressLines, mapHref, type AddressParts } from '../model/postalAddress';
import css from './Address.module.css';

/** An address in lines. */
export function Address({ address, map = false }: { address: AddressParts; map?: boolean }) {
  const href = map ? mapHref(address) : undefined;
  return (
    <>
      {addressLines(address).map((line) => (
        <span key={line} className={css.line}>
          {line}
        </span>
      ))}
      {href === undefined ? null : (
        <span className={css.map}>
          <ExternalLink href={href}>Show on a map</ExternalLink>
        </span>
      )}
    </>
  );
}
