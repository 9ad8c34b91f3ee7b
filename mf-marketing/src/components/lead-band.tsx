import { LeadBand as FormBand, type LeadBandProps as FormBandProps, type LeadStep } from '@site/shared/forms/lead-band';
import { leadCopy } from '../content/lead-band';
import type { PageAsk } from '@site/shared/page/page-asks';

type LeadBandProps = Pick<FormBandProps, 'asked' | 'children' | 'place'> & {
  title?: readonly string[];
  intro?: string;
  steps?: readonly LeadStep[];
  /** Heading of the form's card and label of its button. */
  card?: { title: string; submit: string };
  /** What the page's hero asks for, in the words of its form. */
  ask?: PageAsk;
};

function cardOf(ask: PageAsk | undefined): Partial<Pick<FormBandProps, 'card' | 'example'>> {
  if (!ask || ask === 'trial') return {};
  return { card: { title: ask.title, submit: ask.want }, example: ask.example };
}

/** The band that ends a page, with this section's copy as the default. */
export function LeadBand({ title, intro, steps, card, ask, ...rest }: LeadBandProps) {
  return (
    <FormBand
      title={title ?? leadCopy.title}
      intro={intro ?? leadCopy.intro}
      steps={steps ?? leadCopy.steps}
      {...(card && { card })}
      {...cardOf(ask)}
      {...rest}
    />
  );
}
