import { Parser } from 'htmlparser2';
import { pageText } from './page-text';
import type { ServedPage } from './read-site';

export type Repeat = { sentence: string; addresses: string[] };

/** `sentences`: how many different ones there are; `repeats`: those that stand on more than one page. */
export type Repetition = { sentences: number; repeats: Repeat[] };

/** In 汉字: what is shorter is a label. */
const shortest = 10;
/** At most so much of the site's different sentences. */
export const mostRepeated = 0.12;

/** Forms stand on many pages, and the words of a link are the name of what it leads to. */
const leftOut = new Set(['form', 'dialog', 'nav', 'a']);
const legal = /不构成|《(?:隐私政策|用户协议)》|以[^，。]{1,20}为准|法律|主管部门/;

const hanOf = (text: string) => text.replace(/[^\u4e00-\u9fff]/g, '');

function canonicalOf(html: string): string | undefined {
  let found: string | undefined;
  const onopentag = (name: string, { rel, href }: Readonly<Record<string, string>>) => {
    if (name === 'link' && rel === 'canonical') found ??= href;
  };
  new Parser({ onopentag }).end(html);
  return found;
}

/** A page and its twins, of other widths and older addresses, are one text: they name the same address as theirs. */
function textOf({ address, html }: ServedPage): string {
  const href = canonicalOf(html);
  if (!href) return address;
  const { pathname, search } = new URL(href, 'http://site');
  return pathname + search;
}

function sentencesOf(html: string, facts: readonly string[]): Map<string, string> {
  const sentences = pageText(html, { within: 'main', without: leftOut, isSpoken: false })
    .split(/[\n。！？；|]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => hanOf(sentence).length >= shortest && !legal.test(sentence))
    .filter((sentence) => !facts.some((fact) => sentence.includes(fact)));
  return new Map(sentences.map((sentence) => [hanOf(sentence), sentence]));
}

/** Sentences of ten 汉字 and more that stand in more than one text; chrome, forms, legal words and `facts` are left out. */
export function findRepeats(pages: readonly ServedPage[], facts: readonly string[] = []): Repetition {
  const found = new Map<string, { sentence: string; byText: Map<string, string> }>();
  for (const page of pages) {
    for (const [words, sentence] of sentencesOf(page.html, facts)) {
      const entry = found.get(words) ?? { sentence, byText: new Map<string, string>() };
      found.set(words, entry);
      entry.byText.set(textOf(page), page.address);
    }
  }
  const repeats = [...found.values()]
    .filter(({ byText }) => byText.size > 1)
    .map(({ sentence, byText }) => ({ sentence, addresses: [...byText.values()].sort() }))
    .sort((a, b) => b.addresses.length - a.addresses.length);
  return { sentences: found.size, repeats };
}
