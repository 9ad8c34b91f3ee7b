import type { ReactNode } from 'react';
import { legalLinks, versionLabel } from '../../content/footer-links';
import { ConsentLink } from '../layouts/consent-link';
import { DisplayButton } from '../layouts/display-button';

type LegalItemsProps = {
  linkClass: string | undefined;
  /** Further entries, after the links. */
  children?: ReactNode;
};

/** What every footer must offer, as entries of its list: agreements, consent, display settings, version. */
export function LegalItems({ linkClass, children }: LegalItemsProps) {
  return (
    <>
      {legalLinks.map(({ id, title, link }) => (
        <li key={id}>
          <a className={linkClass} href={link}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <ConsentLink className={linkClass} />
      </li>
      {children}
      <li>
        <DisplayButton />
      </li>
      <li>{`版本 ${versionLabel}`}</li>
    </>
  );
}
