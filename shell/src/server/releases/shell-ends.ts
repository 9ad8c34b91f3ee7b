import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Ends in a row by which a release is set aside. */
const limit = 2;

/**
 * How this shell ended the last times, in a file: each end is the release whose message was being handled, or null. A release
 * is set aside by the next start where its own messages ended the shell both times; a stop on purpose forgets it.
 */
export class ShellEnds {
  private readonly file: string;
  private readonly before: readonly (string | null)[];

  /** @param folder of the shell's own data */
  constructor(folder: string) {
    this.file = path.join(folder, 'ends.json');
    this.before = this.read();
  }

  /** The release that ended the last two runs of this shell: `mf-help@1.2.3`. */
  get setAside(): string | undefined {
    const [release] = this.before;
    return release && this.before.length === limit && this.before.every((one) => one === release) ? release : undefined;
  }

  /** The shell ends by an error that nobody caught. */
  note(release: string | undefined): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify([release ?? null, ...this.before].slice(0, limit)));
  }

  /** The shell is stopped. */
  forget(): void {
    rmSync(this.file, { force: true });
  }

  private read(): (string | null)[] {
    try {
      const kept: unknown = JSON.parse(readFileSync(this.file, 'utf8'));
      return Array.isArray(kept) ? kept.slice(0, limit).map((one) => (typeof one === 'string' ? one : null)) : [];
    } catch {
      return [];
    }
  }
}
