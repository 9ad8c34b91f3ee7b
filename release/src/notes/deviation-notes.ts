import type { ShellHealth } from '../shells/shell-health';
import type { Note } from './note-request';

type Answers = ReadonlyMap<string, ShellHealth | undefined>;

/** Tells of what a shell should run and does not, once it is seen twice in a row: a swap is shorter. */
export class DeviationNotes {
  /** What each shell said last. */
  private readonly seen = new Map<string, ReadonlySet<string>>();
  private readonly told = new Set<string>();

  /** `answers` by the address of the shell; undefined for one that does not answer, of which nothing new is known. */
  look(answers: Answers): Note[] {
    return [...answers].flatMap(([shell, health]) => (health ? this.lookAt(shell, health) : []));
  }

  private lookAt(shell: string, { deviations = [] }: ShellHealth): Note[] {
    const before = this.seen.get(shell) ?? new Set();
    const now = new Map(deviations.map((one) => [`${shell} ${one.remote} ${one.reason}`, one]));
    this.seen.set(shell, new Set(now.keys()));
    for (const key of before) if (!now.has(key)) this.told.delete(key);
    const lasting = [...now].filter(([key]) => before.has(key) && !this.told.has(key));
    return lasting.map(([key, { remote, reason }]) => {
      this.told.add(key);
      const text = `发布：${shell} 的 ${remote} 没有运行应有的版本。原因：${reason}\n回滚：npm run release -- rollback ${remote}\n查看：npm run release -- doctor`;
      return { event: 'deviation', sequence: null, text };
    });
  }
}
