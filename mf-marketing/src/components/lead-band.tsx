import { LeadBand as FormBand, type LeadStep } from '@site/shared/forms/lead-band';
import { leadWords } from '../content/lead-words';

type LeadBandProps = {
  title?: readonly string[];
  intro?: string;
  steps?: readonly LeadStep[];
  /** Head of the card and word of its button, where the form asks for something of its own. */
  card?: { title: string; submit: string };
};

/** The band that ends a page, with this section's words where the page has none of its own. */
export function LeadBand({ title, intro, steps, card }: LeadBandProps) {
  return (
    <FormBand
      title={title ?? leadWords.title}
      intro={intro ?? leadWords.intro}
      steps={steps ?? leadWords.steps}
      {...(card && { card })}
    />
  );
}
