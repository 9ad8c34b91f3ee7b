import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { ChangeQueue } from './change-queue';
import type { SectionFaults } from './section-faults';

const compiler = path.join(repositoryRoot, 'node_modules/.bin/tsc');

/**
 * Checks the types of sections beside their builds, which only leave types out: what is built shows at once, and what does
 * not fit is told some seconds later.
 */
export class TypeChecks {
  private readonly queue = new ChangeQueue(
    async (sections) => {
      for (const section of sections) await this.check(section);
    },
    (error) => console.error(`  The types could not be checked: ${(error as Error).message}`),
  );
  private running: ChildProcess | undefined;
  private stopped = false;

  constructor(
    private readonly faults: SectionFaults,
    private readonly root = repositoryRoot,
  ) {}

  /** Its sources have changed. */
  add(section: string): void {
    if (!this.stopped) this.queue.add(section);
  }

  stop(): void {
    this.stopped = true;
    this.running?.kill();
  }

  private async check(section: string): Promise<void> {
    if (this.stopped) return;
    const { code, text } = await this.compile(section);
    if (this.stopped) return;
    if (code !== 0) this.faults.tell(section, 'types', `${section} has type errors; it runs all the same.\n\n${text}`);
    else if (this.faults.mend(section, 'types')) console.log(`  ${section}: its types fit again`);
  }

  /** Builds on what the last check found, for the section and what it uses. */
  private compile(section: string): Promise<{ code: number | null; text: string }> {
    const child = spawn(compiler, ['-b', section, '--pretty', 'false'], { cwd: this.root });
    this.running = child;
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        text += part.toString();
      });
    return new Promise((done, fail) => {
      child.once('error', fail);
      child.once('close', (code) => done({ code, text: text.trim() }));
    });
  }
}
