import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CommandContext } from '../commands/command';
import { readConfig } from '../config';
import { makeDevelopmentKeys } from '../keys/development-keys';
import { type Revision, revisionHash } from '../chain/revision';
import { runCli } from '../commands/run-cli';
import type { ShellHealth } from '../shells/shell-health';
import { openStoreAccess } from '../operations/store-access';
import { freshFolder } from './fresh-stores';
import type { Sample } from './sample-release';
import { sampleData } from './sample-data';
import { sampleCheck } from './sample-report';
import { writeSampleWorkspace } from './sample-workspace';

/** What a shell says that follows this store at once. */
export function followingShell(storeRoot: string): ShellHealth {
  const folder = join(storeRoot, 'revisions');
  const name = existsSync(folder) ? readdirSync(folder).sort().at(-1) : undefined;
  if (!name) return { revision: 0, remotes: {} };
  const file = readFileSync(join(folder, name));
  const { sequence, remotes } = JSON.parse(file.toString()) as Revision;
  const versions = Object.entries(remotes).map(([remote, { version }]) => [remote, version]);
  const chain = { hash: revisionHash(file), end: 'proven' as const };
  return { revision: sequence, remotes: Object.fromEntries(versions), chain };
}

/** What somebody answers; first what happens meanwhile, if anything. */
export type Answer = string | (() => Promise<string>);

type Health = (url: string, storeRoot: string) => ShellHealth | Error;

/** A repository of its own with one shell, which reports `health`, and a terminal whose owner gives `answers`, if any. */
export function freshSite(health: Health = (_, storeRoot) => followingShell(storeRoot), answers?: Answer[]) {
  const root = freshFolder();
  const config = {
    ...readConfig({ DATA_DIR: join(root, '.data'), TRUSTED_KEYS: join(root, '.keys/trusted-keys.json') }),
    workspaceRoot: root,
    checkFile: join(root, 'shell/dist/server/check.cjs'),
    dataFile: join(root, 'api/data-cli.cjs'),
    deskFile: join(root, 'desk/serve-desk.cjs'),
  };
  mkdirSync(dirname(config.checkFile), { recursive: true });
  writeFileSync(config.checkFile, sampleCheck());
  mkdirSync(dirname(config.dataFile));
  writeFileSync(config.dataFile, sampleData());
  let ms = 0;
  const watch = {
    now: () => ms,
    pause: async (pause: number) => void (ms += pause),
    notify: async () => undefined,
    fetchHealth: async (url: string) => {
      const answer = health(url, config.storeRoot);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    const answer = answers?.shift() ?? '';
    return typeof answer === 'string' ? answer : answer();
  };
  const open = (): CommandContext => ({
    access: openStoreAccess(config),
    watch,
    ...(answers && { terminal: { ask } }),
  });
  const run = async (...argv: string[]) => {
    const printed = { out: '', err: '' };
    const printer = {
      out: (text: string) => (printed.out += `${text}\n`),
      err: (text: string) => (printed.err += `${text}\n`),
    };
    const exitCode = await runCli([...argv], open, printer);
    return { exitCode, ...printed };
  };
  const publishBuild = async (sample: Sample) => {
    await makeDevelopmentKeys(config.keys);
    writeSampleWorkspace(root, sample);
    return run('publish', sample.name ?? 'mf-help', '--new-store');
  };
  return { root, config, run, publishBuild, asked };
}
