import type { Cover } from '@site/shared/contract/cover';
import type { PlaceName } from '@site/shared/contract/place-names';
import { parse } from 'yaml';

/** What drawings take from a content; each kind has some of it. */
export type ContentFacts = {
  title: string;
  summary?: string;
  description?: string;
  industry?: string;
  metrics?: readonly { name: string; value: number | string; unit: string }[];
  cover?: Cover;
  place?: PlaceName;
  /** Name of the metric that a case is told by. */
  lead?: string;
  scene?: string;
  banner?: { title: string; scene: string };
};

/** The facts at the head of an article, or in the file of a plan. */
export function factsOf({ path, text }: { path: string; text: string }): ContentFacts {
  const head = path.endsWith('.json') ? JSON.parse(text) : parse(text.slice(4).split('\n---\n')[0] ?? '');
  return head as ContentFacts;
}
