import type { DifferenceKind } from '@site/shared/contract/declared-differences';
import type { GateFinding } from '@site/shared/contract/gate-report';
import { htmlText } from '../../../render/pages/html-text';
import type { RenderAnswer } from '../../../render/pages/worker-messages';
import { outlineOf, type PageOutline } from '../page-outline';

/** One address as one version answers it. */
export type Answered = {
  address: string;
  answer: RenderAnswer;
  /** Of a page that is shown; undefined for every other answer. */
  outline: PageOutline | undefined;
};

export type Difference = { kind: DifferenceKind; reason: string; amount?: number };

export function answered(address: string, answer: RenderAnswer): Answered {
  const isShown = answer.status === 200 && answer.location === undefined;
  return { address, answer, outline: isShown ? outlineOf(htmlText(answer.html)) : undefined };
}

export function findingOf(where: string, difference: Difference): GateFinding {
  return { part: 'live', where, ...difference };
}
