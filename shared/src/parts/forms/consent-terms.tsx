import { Fragment } from 'react';
import { consentWords } from '../contract/consent-words';
import styles from './lead-consent.module.css';

const { agree, policies, and, elsewhere, purpose: purposes } = consentWords;

type ConsentTermsProps = {
  purpose: keyof typeof purposes;
  /** Words that the sentence begins with. */
  before?: string;
};

/** What a visitor agrees to; the documents open in a new tab. */
export function ConsentTerms({ purpose, before = '' }: ConsentTermsProps) {
  return (
    <>
      {before + agree}
      {policies.map(({ name, address }, index) => (
        <Fragment key={address}>
          {index > 0 && and}
          <a className={styles.policy} href={address} target="_blank" rel="noopener" title={elsewhere}>
            {name}
          </a>
        </Fragment>
      ))}
      {purposes[purpose]}
    </>
  );
}
