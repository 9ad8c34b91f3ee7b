import type { Heading } from '@site/shared/contract/common';
import type { OutlineEntry } from '@site/shared/contract/lesson';
import { readingSeconds } from './reading-time';

/** Sections of an article with the time each takes to read; what stands before the first heading belongs to none. */
export function outlineOf(headings: readonly Heading[], plain: string): OutlineEntry[] {
  const sections = headings.filter(({ level }) => level === 2);
  const texts = sections.map(() => '');
  let reached = 0;
  for (const line of plain.split('\n')) {
    if (line === sections[reached]?.text) reached += 1;
    else if (reached > 0) texts[reached - 1] += line;
  }
  return sections.map(({ id, text }, index) => ({ id, text, seconds: readingSeconds(texts[index] ?? '') }));
}
