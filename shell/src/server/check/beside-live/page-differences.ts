import type { PageOutline } from '../page-outline';
import { saysSpoilt, spoiltWords } from '../spoilt-words';
import { wordsOf } from '../page-outline';
import type { Answered, Difference } from './difference';
import { formDifferences } from './form-differences';

/** A page that keeps less of its live size has lost something: words, headings, links. */
const keptShare = 0.5;
/** Below these a share says nothing. */
const fewest = { words: 100, subheadings: 4, links: 6 };

/** What an address shows now, where it showed a page. */
function answerDifference({ answer: { status, location } }: Answered): Difference | undefined {
  if (location !== undefined)
    return { kind: 'redirects', reason: `leads to ${location}, where the live version shows a page` };
  if (status === 404) return { kind: 'vanishes', reason: 'answers 404, where the live version shows a page' };
  return undefined;
}

function sizesOf({ texts, subheadings, links }: PageOutline): Record<keyof typeof fewest, number> {
  return { words: wordsOf({ texts }).length, subheadings, links: new Set(links).size };
}

const nameOf = { words: 'characters of its own', subheadings: 'headings', links: 'links' };

function sizeDifferences(before: PageOutline, now: PageOutline): Difference[] {
  const [live, own] = [sizesOf(before), sizesOf(now)];
  return (['words', 'subheadings', 'links'] as const)
    .filter((what) => live[what] >= fewest[what] && own[what] < live[what] * keptShare)
    .map((what) => ({
      kind: 'loses',
      reason: `has ${own[what]} ${nameOf[what]}, and the live version ${live[what]}`,
    }));
}

function headDifferences(before: PageOutline, now: PageOutline): Difference[] {
  const hides = now.isNoindex && !before.isNoindex;
  const named = `names ${now.canonical} as its canonical address, and the live version ${before.canonical}`;
  return [
    ...(hides
      ? [{ kind: 'noindex' as const, reason: 'is hidden from search engines, and the live version is not' }]
      : []),
    ...(before.canonical !== undefined && now.canonical !== before.canonical
      ? [{ kind: 'canonical' as const, reason: named }]
      : []),
  ];
}

/** Places without a value, of its words and of what machines read; an article may speak of them. */
function spoiltDifferences(before: PageOutline, now: PageOutline): Difference[] {
  const inPage = ({ texts, data }: PageOutline) => spoiltWords([...texts, ...data].join('\n'));
  const [live, own] = [inPage(before), inPage(now)];
  const [first] = own;
  return first === undefined || own.length <= live.length ? [] : [{ kind: 'spoilt', reason: saysSpoilt(first) }];
}

/** A page that goes without a part says nothing of how much it has. */
const isWhole = ({ answer }: Answered): boolean => !answer.degraded;

function partDifferences(before: PageOutline, now: PageOutline): Difference[] {
  return [...sizeDifferences(before, now), ...formDifferences(before.forms, now.forms)];
}

/** What an address loses or sends elsewhere, beside what is live; other words are no difference. */
export function pageDifferences(before: Answered, now: Answered): Difference[] {
  if (!before.outline) return [];
  const otherwise = answerDifference(now);
  if (otherwise) return [otherwise];
  if (!now.outline) return [];
  return [
    ...headDifferences(before.outline, now.outline),
    ...spoiltDifferences(before.outline, now.outline),
    ...(isWhole(before) && isWhole(now) ? partDifferences(before.outline, now.outline) : []),
  ];
}
