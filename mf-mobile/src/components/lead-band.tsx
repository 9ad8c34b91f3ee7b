import { LeadBand as FormBand } from '@site/shared/forms/lead-band';
import { leadCopy } from '../content/lead-band';

type LeadBandProps = { title?: readonly string[]; intro?: string };

/** The end of a page on phones: next steps and the form. */
export function LeadBand({ title = [leadCopy.title], intro = leadCopy.intro }: LeadBandProps) {
  return <FormBand form="mobile" title={title} intro={intro} steps={leadCopy.steps} />;
}
