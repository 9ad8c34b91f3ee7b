import { remedyOf, type ShellHealth } from '../shells/shell-health';
import type { Note } from './note-request';

type Answers = ReadonlyMap<string, ShellHealth | undefined>;

function textOf(shell: string, one: NonNullable<ShellHealth['deviations']>[number]): string {
  const [what, remedy] = one.canary ? ['装上金丝雀，访客看到的仍是线上版本', '停止金丝雀'] : ['运行应有的版本', '回滚'];
  return `发布：${shell} 的 ${one.remote} 没有${what}。原因：${one.reason}\n${remedy}：${remedyOf(one)}\n查看：npm run release -- doctor`;
}

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
    return lasting.map(([key, one]) => {
      this.told.add(key);
      return { event: 'deviation', sequence: null, text: textOf(shell, one) };
    });
  }
}
