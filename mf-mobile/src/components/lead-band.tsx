import { LeadBand as FormBand } from '@site/shared/forms/lead-band';
import { leadWords } from '../content/lead-words';

type LeadBandProps = { title?: readonly string[]; intro?: string };

/** The end of a page on phones: what happens then, and the form. */
export function LeadBand({ title = [leadWords.title], intro = leadWords.intro }: LeadBandProps) {
  return <FormBand form="mobile" title={title} intro={intro} steps={leadWords.steps} />;
}
