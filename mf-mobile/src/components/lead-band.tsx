import { LeadBand as FormBand } from '@site/shared/forms/lead-band';
import type { WantedWork } from '@site/shared/page/page-asks';
import { leadCopy } from '../content/lead-band';

type LeadBandProps = {
  title?: readonly string[];
  intro?: string;
  /** What the page asks for, if not a trial, in the words of its form. */
  ask?: WantedWork;
};

/** The end of a page on phones: next steps and the form. */
export function LeadBand({ title = [leadCopy.title], intro = leadCopy.intro, ask }: LeadBandProps) {
  const words = ask && { card: { title: ask.title, submit: ask.want }, example: ask.example };
  return <FormBand form="mobile" title={title} intro={intro} steps={leadCopy.steps} {...words} />;
}
