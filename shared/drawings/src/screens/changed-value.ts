import { running, typingTime } from './step-times';

const number = /^-?[\d,]+(?:\.(\d+))?$/;

/** A number written as before, on its way from one value to the other; undefined where one is none. */
function runningText(from: string, to: string, share: number): string | undefined {
  const end = number.exec(to);
  if (!number.test(from) || !end) return undefined;
  const [start, stop] = [from, to].map((text) => Number(text.replaceAll(',', ''))) as [number, number];
  const digits = end[1]?.length ?? 0;
  const text = (start + (stop - start) * share).toFixed(digits);
  return to.includes(',') ? text.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',') : text;
}

function typedText(from: string, to: string, elapsed: number, timeLeft: number): string {
  const kept = to.startsWith(from) ? from.length : 0;
  const rest = [...to.slice(kept)];
  const share = Math.min(1, elapsed / typingTime(rest.length, timeLeft));
  return to.slice(0, kept) + rest.slice(0, Math.ceil(rest.length * share)).join('');
}

export type Change = { field: string; kind: string; from: unknown; to: unknown; elapsed: number; timeLeft: number };

const typedKinds = new Set(['field.value', 'code.text']);

function changedText({ field, kind, from, to, elapsed, timeLeft }: Change & { from: string; to: string }): string {
  const share = Math.min(1, elapsed / running);
  if (kind === 'metric' && field === 'value') return share === 1 ? to : (runningText(from, to, share) ?? to);
  return typedKinds.has(`${kind}.${field}`) ? typedText(from, to, elapsed, timeLeft) : to;
}

/** What is drawn `elapsed` seconds after a value was changed: texts are typed, numbers run, all else changes at once. */
export function changedValue(change: Change): unknown {
  const { kind, from, to, elapsed } = change;
  if (typeof from === 'string' && typeof to === 'string') return changedText({ ...change, from, to });
  if (kind !== 'meter' || typeof from !== 'number' || typeof to !== 'number') return to;
  return from + (to - from) * Math.min(1, elapsed / running);
}
