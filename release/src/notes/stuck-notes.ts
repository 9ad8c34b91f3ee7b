import type { Note } from './note-request';

/** A verdict of the guard that it could not carry out. */
export type StuckVerdict = {
  watched: { kind: 'promotion' | 'canary'; name: string; version: string; since: number };
  /** What failed, as a sentence. */
  judged: string;
  /** Why it could not. */
  reason: string;
};

/** Tells of each verdict that the guard cannot carry out, once: what fails stays live until somebody acts. */
export class StuckNotes {
  private readonly told = new Set<string>();

  look(stuck: readonly StuckVerdict[]): Note[] {
    return stuck.flatMap((one) => {
      const { kind, name, version, since } = one.watched;
      const key = `${kind} ${name}@${version} ${since}`;
      if (this.told.has(key)) return [];
      this.told.add(key);
      return [{ event: 'guard', sequence: null, text: textOf(one) }];
    });
  }
}

function textOf({ watched, judged, reason }: StuckVerdict): string {
  const { kind, name, version } = watched;
  const what = kind === 'canary' ? `停止不了金丝雀 ${name} ${version}` : `回滚不了 ${name} ${version}`;
  return `发布：守卫${what}，访客仍会看到它。判断：${judged}\n原因：${reason}\n查看：npm run release -- doctor`;
}
