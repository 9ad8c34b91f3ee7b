/** Where this device keeps the ids of the lectures whose exercises its visitor has reached; nothing else is kept. */
const key = 'lectures-learnt';
const none: readonly number[] = [];

let text: string | null = null;
let ids = none;
const listeners = new Set<() => void>();

function parse(kept: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : none;
  } catch {
    return none;
  }
}

/** Storage may be closed to the page; then nothing is kept. */
function keep(next: readonly number[]): void {
  try {
    if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Ids of the lectures learnt on this device; the same array until something changes. */
export function learntLectures(): readonly number[] {
  try {
    const kept = localStorage.getItem(key);
    if (kept !== text) [text, ids] = [kept, parse(kept)];
    return ids;
  } catch {
    return none;
  }
}

export const noneLearnt = () => none;

export function markLearnt(id: number): void {
  if (!learntLectures().includes(id)) keep([...learntLectures(), id]);
}

export function forgetLearnt(): void {
  keep(none);
}

/** Tells of changes in this window and in others. Returns the way to stop. */
export function onLearnt(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
