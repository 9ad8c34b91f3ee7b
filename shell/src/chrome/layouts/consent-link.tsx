import { consentChapterAddress, consentTexts } from '../../content/consent-texts';

/** Opens the consent bar again. Without script it links to the chapter on consent, since nothing is tracked. */
export function ConsentLink({ className }: { className: string | undefined }) {
  return (
    <a className={className} href={consentChapterAddress} data-consent-open="">
      {consentTexts.label}
    </a>
  );
}
