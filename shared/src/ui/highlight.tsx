import { Fragment } from 'react';
import styles from './highlight.module.css';

const han = /^\p{Script=Han}+$/u;

/** `抽奖红包` → `抽奖`, `奖红`, `红包`: the search finds words by pairs, so a hit may hold the pairs only. */
function pairsOf(term: string): string[] {
  return han.test(term) ? Array.from({ length: term.length - 1 }, (_, start) => term.slice(start, start + 2)) : [];
}

/** What of the keyword the text holds, in lower case, the longest first. */
function hitsIn(text: string, keyword: string): string[] {
  const lower = text.toLowerCase();
  const terms = keyword.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = terms.flatMap((term) => (lower.includes(term) ? [term] : pairsOf(term)));
  return [...new Set(found)].sort((one, other) => other.length - one.length);
}

/** The text in turns: what is no hit, a hit, what is no hit, … */
function turnsOf(text: string, hits: readonly string[]): string[] {
  const turns = [''];
  for (let at = 0; at < text.length; ) {
    const hit = hits.find((one) => text.slice(at, at + one.length).toLowerCase() === one);
    if (hit) turns.push(text.slice(at, at + hit.length), '');
    else turns[turns.length - 1] += text.charAt(at);
    at += hit?.length ?? 1;
  }
  return turns;
}

/** `text` with the words of `keyword` marked. */
export function Highlight({ text, keyword }: { text: string; keyword: string }) {
  return turnsOf(text, hitsIn(text, keyword)).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={styles.hit}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
