import { Fragment } from 'react';
import styles from './highlight.module.css';

const han = /^\p{Script=Han}+$/u;

/** `抽奖红包` → `抽奖`, `奖红`, `红包`: the search finds words by pairs, so a hit may hold the pairs only. */
function pairsOf(term: string): string[] {
  return han.test(term) ? Array.from({ length: term.length - 1 }, (_, start) => term.slice(start, start + 2)) : [];
}

function patternFor(text: string, keyword: string): RegExp | undefined {
  const lower = text.toLowerCase();
  const terms = keyword.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = terms.flatMap((term) => (lower.includes(term) ? [term] : pairsOf(term)));
  if (found.length === 0) return undefined;
  const longestFirst = [...new Set(found)].sort((one, other) => other.length - one.length);
  return new RegExp(`(${longestFirst.map((term) => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})`, 'giu');
}

/** `text` with the words of `keyword` marked. */
export function Highlight({ text, keyword }: { text: string; keyword: string }) {
  const pattern = patternFor(text, keyword);
  if (!pattern) return text;

  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={styles.hit}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
