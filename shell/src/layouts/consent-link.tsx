import { consentChapterAddress, consentWords } from '../content/consent-words';

/** The way back to the question. Without script it leads to the chapter on consent: nothing runs that could be ended. */
export function ConsentLink({ className }: { className: string | undefined }) {
  return (
    <a className={className} href={consentChapterAddress} data-consent-open="">
      {consentWords.label}
    </a>
  );
}
