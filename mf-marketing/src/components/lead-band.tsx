import { LeadBand as FormBand, type LeadStep } from '@site/shared/forms/lead-band';
import { leadCopy } from '../content/lead-band';

type LeadBandProps = {
  title?: readonly string[];
  intro?: string;
  steps?: readonly LeadStep[];
  /** Heading of the form's card and label of its button. */
  card?: { title: string; submit: string };
};

/** The band that ends a page, with this section's copy as the default. */
export function LeadBand({ title, intro, steps, card }: LeadBandProps) {
  return (
    <FormBand
      title={title ?? leadCopy.title}
      intro={intro ?? leadCopy.intro}
      steps={steps ?? leadCopy.steps}
      {...(card && { card })}
    />
  );
}
