import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new git repository in a temporary folder. */
export class ScratchRepository {
  readonly root = mkdtempSync(path.join(tmpdir(), 'repository-'));

  constructor() {
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'user.name', 'A test');
    this.git('config', 'user.email', 'test@example.com');
    this.git('config', 'commit.gpgsign', 'false');
    this.git('config', 'tag.gpgsign', 'false');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8' }).trim();
  }

  write(file: string, text: string): void {
    const full = path.join(this.root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }

  commit(subject: string, files: Record<string, string>): void {
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', subject);
  }

  /** Annotated, as lerna makes them: it does not see others. */
  tag(name: string): void {
    this.git('tag', '--annotate', '--message', name, name);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
