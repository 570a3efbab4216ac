import { addressLines, mapHref, type AddressParts } from './addressLines';
import { ExternalLink } from './ExternalLink';
import css from './PostalAddress.module.css';

export function PostalAddress({ address, map = false }: { address: AddressParts; map?: boolean }) {
  const href = map ? mapHref(address) : undefined;
  return (
    <>
      {addressLines(address).map((line) => (
        <span key={line} className={css.line}>
          {line}
        </span>
      ))}
      {href === undefined ? null : (
        <span className={`${css.map} screen-only`}>
          <ExternalLink href={href}>Show on a map</ExternalLink>
        </span>
      )}
    </>
  );
}
