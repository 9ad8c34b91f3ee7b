import { LeadBand as FormBand, type LeadStep } from '@site/shared/forms/lead-band';
import { leadWords } from '../content/lead-words';

type LeadBandProps = { title?: readonly string[]; intro?: string; steps?: readonly LeadStep[] };

/** The band that ends a page, with this section's words where the page has none of its own. */
export function LeadBand({ title = leadWords.title, intro = leadWords.intro, steps = leadWords.steps }: LeadBandProps) {
  return <FormBand title={title} intro={intro} steps={steps} />;
}
