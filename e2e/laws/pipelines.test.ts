import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '@site/release/commands/run-cli';
import { repositoryRoot, workspaceNames } from '@site/shared/repository/workspaces';
import { parse } from 'yaml';
import { linesOf, readChangedCommand } from '@site/tooling/commands/changed-command';
import { trackedFiles } from './tracked-files';

// Law: the pipelines call commands of this repository that exist, with options that exist, and hold no more rights and secrets
// than their steps need (docs/how-to/pipelines.md).

type Step = { run?: string; if?: string; uses?: string; env?: Record<string, string>; with?: Record<string, unknown> };
type Job = {
  needs?: string;
  'runs-on': string | string[];
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  'timeout-minutes'?: number;
  environment?: string;
  if?: string;
  steps: Step[];
};
type Workflow = {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  env?: object;
  jobs: Record<string, Job>;
};

const files = trackedFiles.filter((file) => /^\.github\/workflows\/.*\.ya?ml$/.test(file));
const workflows = files.map((file) => {
  const text = readFileSync(path.join(repositoryRoot, file), 'utf8');
  return [file, parse(text) as Workflow, text] as const;
});
const jobs = workflows.flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ label: `${file} ${name}`, workflow, job })),
);
const runs = jobs.flatMap(({ label, job }) =>
  job.steps.flatMap(({ run }) =>
    (run ?? '')
      .split(/\n|&&|;/)
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => [label, line] as const),
  ),
);

const { scripts } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Words as a shell reads them; a variable stands for one word. */
function argumentsOf(line: string): string[] {
  const args = line.replace(/ >> "\$GITHUB_STEP_SUMMARY"$/, '').matchAll(/"([^"]*)"|(\S+)/g);
  return [...args].map((match) => (match[1] ?? match[2] ?? '').replace(/\$\w+/g, 'main'));
}

/** @throws {Error} when the release tool does not understand the words */
async function readRelease(args: readonly string[]): Promise<void> {
  let ran = 0;
  const printer = { out: () => undefined, err: (text: string) => void complaints.push(text) };
  const complaints: string[] = [];
  const program = createProgram(printer, () => async () => void (ran += 1));
  await program.parseAsync([...args], { from: 'user' }).catch(() => undefined);
  if (ran !== 1) throw new Error(`npm run release -- ${args.join(' ')}: ${complaints.join(' ')}`);
}

async function readChanged(args: readonly string[]): Promise<void> {
  const asked = readChangedCommand(args);
  if (asked.command === 'watch') return;
  for (const line of linesOf(asked, [{ name: 'mf-help', version: '1.0.0' }])) await readRelease(line);
}

/** @throws {Error} when the root has no such script, or its words are not understood */
async function readScript(script: string, rest: readonly string[]): Promise<void> {
  const [dashes = '--', ...own] = rest;
  if (!Object.hasOwn(scripts, script)) throw new Error(`package.json has no script ${script}`);
  if (dashes !== '--') throw new Error(`words of ${script} stand behind --`);
  if (script === 'release') await readRelease(own);
  if (script === 'release:changed') await readChanged(own);
}

/** @throws {Error} when it is no command of this repository */
async function readCommand(line: string): Promise<void> {
  const [npm, ...args] = argumentsOf(line);
  if (npm !== 'npm') throw new Error(`${line}: pipelines call npm alone`);
  if (args.join(' ') === 'ci') return;
  const [run, script = '', ...rest] = args.filter((word) => word !== '--silent');
  if (run !== 'run') throw new Error(`${line}: neither npm ci nor npm run`);
  if (rest[0] === '-w') requireWorkspaceScript(rest[1] ?? '', script);
  else await readScript(script, rest);
}

function requireWorkspaceScript(workspace: string, script: string): void {
  const folder = workspaceNames().find((name) => [name, `@site/${path.basename(name)}`].includes(workspace));
  const manifest = JSON.parse(readFileSync(path.join(repositoryRoot, folder ?? '', 'package.json'), 'utf8')) as {
    scripts: object;
  };
  if (!folder || !Object.hasOwn(manifest.scripts, script)) throw new Error(`${workspace} has no script ${script}`);
}

test('there is a pipeline for proposals, previews, releases and services', () => {
  expect(files.map((file) => path.basename(file)).sort()).toEqual([
    'check.yml',
    'preview-links.yml',
    'preview.yml',
    'release.yml',
    'services.yml',
  ]);
});

test('R11.32 the files of a shell are in the store before a machine runs it', () => {
  const services = workflows.find(([file]) => file.endsWith('services.yml'))?.[1].jobs ?? {};
  const publishing = Object.entries(services).filter(([, { steps }]) =>
    steps.some(({ run }) => run === 'npm run release -- publish shell'),
  );
  const deploying = Object.values(services).filter(({ steps }) => steps.some(({ run }) => run?.includes('deploy')));
  expect(deploying.map(({ needs }) => needs)).toEqual(publishing.map(([name]) => name));
  expect(deploying).toHaveLength(1);
});

test.each(runs)('R10.63 %s: “%s” is a command of this repository, with options that it has', async (_, line) => {
  await expect(readCommand(line)).resolves.toBeUndefined();
});

test.each([
  'npm run relase -- status',
  'npm run release -- deploy',
  'npm run release -- promote mf-help@1.0.0 --forced',
  'npm run release:changed -- --new rollback',
  'npm run release:changed -- --new publish --loud',
  'npm run test -w @site/nobody',
  'curl https://example.com',
  'npx something',
])('the law would refuse “%s”', async (line) => {
  await expect(readCommand(line)).rejects.toThrow();
});

test.each(runs)('%s: “%s” has no expression in it, so neither a secret nor words of a stranger', (_, line) => {
  expect(line).not.toContain('${{');
});

test('R10.63 secrets are told to the one step that needs them, by its environment', () => {
  for (const [file, workflow, text] of workflows) {
    const all = text.match(/secrets\.\w+/g) ?? [];
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    const inSteps = steps.flatMap(
      ({ env = {} }) =>
        Object.values(env)
          .join(' ')
          .match(/secrets\.\w+/g) ?? [],
    );
    expect([file, inSteps]).toEqual([file, all]);
    for (const { env = {}, run } of steps)
      if (JSON.stringify(env).includes('secrets.')) expect([file, run]).toEqual([file, 'npm run write-key']);
  }
});

test('a job that writes a key removes it in its last step, whatever became of it', () => {
  const writing = jobs.filter(({ job }) => job.steps.some(({ run }) => run === 'npm run write-key'));
  expect(writing.length).toBeGreaterThan(0);
  for (const { label, job } of writing)
    expect([label, job.steps.at(-1)]).toEqual([label, { if: 'always()', run: 'npm run remove-key' }]);
});

test('a job reads the repository and nothing more; only that which makes versions writes it', () => {
  for (const { label, workflow, job } of jobs) {
    const rights = job.permissions ?? workflow.permissions;
    const writes = job.steps.some(({ run }) => run?.includes('release:version'));
    // Reading what another run built is a right of its own.
    const reads = job.steps.some(({ with: options }) => options && 'run-id' in options);
    expect([label, rights]).toEqual([
      label,
      { contents: writes ? 'write' : 'read', ...(reads && { actions: 'read' }) },
    ]);
  }
});

/** Runs for code that nobody has reviewed: its workflow file is that of the proposal too. */
const isUnreviewed = ({ on }: Workflow) => Object.keys(on).some((event) => event.startsWith('pull_request'));

/** What a job has that is worth taking, or a machine that other jobs trust. */
function worthTaking(workflow: Workflow, job: Job): string[] {
  const text = JSON.stringify([workflow.env ?? {}, job]);
  return [
    ...(job['runs-on'] === 'ubuntu-latest' ? [] : [`a machine that stays: ${JSON.stringify(job['runs-on'])}`]),
    ...(job.environment ? [`the environment ${job.environment}`] : []),
    ...(text.match(/secrets\b|vars\.\w+|RELEASE_\w*KEY\w*|write-key|github\.token/g) ?? []),
  ];
}

test('code that nobody reviewed runs on a new machine of GitHub, beside no key, no store and no environment', () => {
  const unreviewed = jobs.filter(({ workflow }) => isUnreviewed(workflow));
  expect(unreviewed.length).toBeGreaterThan(1);
  for (const { label, workflow, job } of unreviewed) expect([label, worthTaking(workflow, job)]).toEqual([label, []]);
});

test('where a key or a machine that stays is, main’s own lines run, and of another run there are files alone', () => {
  for (const { label, workflow, job } of jobs.filter(({ workflow: one }) => !isUnreviewed(one))) {
    const events = Object.keys(workflow.on);
    expect([label, events]).toEqual([label, [expect.stringMatching(/^(push|workflow_run)$/)]]);
    const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout'));
    if (events[0] === 'push')
      expect([label, workflow.on.push]).toEqual([label, expect.objectContaining({ branches: ['main'] })]);
    else expect([label, checkouts.map((step) => step.with?.ref)]).toEqual([label, ['main']]);
    // Elsewhere than in the checkout, so that no file of theirs is taken for one of ours.
    for (const { with: options } of job.steps.filter((step) => step.with && 'run-id' in step.with))
      expect([label, options]).toEqual([label, expect.objectContaining({ path: '.cache/proposed' })]);
  }
});

test('a key is named with an environment, and what a proposal built is taken of branches of this repository alone', () => {
  for (const { label, workflow, job } of jobs) {
    if (JSON.stringify(job).includes('secrets.')) expect([label, job.environment]).toEqual([label, expect.any(String)]);
    if ('workflow_run' in workflow.on && !job.needs)
      expect([label, job.if]).toEqual([
        label,
        expect.stringContaining('workflow_run.head_repository.full_name == github.repository'),
      ]);
  }
});

test.each([
  ['a machine that stays', { 'runs-on': ['self-hosted', 'release-store'] }],
  ['an environment', { environment: 'preview' }],
  ['a key', { env: { RELEASE_PUBLISH_KEY: 'x' } }],
  ['a variable of the environment', { env: { ASSET_STORE: '${{ vars.ASSET_STORE }}' } }],
  ['a secret in brackets', { env: { X: "${{ secrets['X'] }}" } }],
])('the law would refuse %s beside code that nobody reviewed', (_, part) => {
  const job = { 'runs-on': 'ubuntu-latest', steps: [], ...part } as Job;
  expect(worthTaking({ on: { pull_request: null }, jobs: { job } }, job)).not.toEqual([]);
});

test('actions are pinned, checkouts keep no rights, and every job ends', () => {
  for (const { label, job } of jobs) {
    expect([label, job['timeout-minutes']]).toEqual([label, expect.any(Number)]);
    for (const { uses, with: options } of job.steps) {
      if (!uses) continue;
      expect([label, uses]).toEqual([label, expect.stringMatching(/^actions\/[a-z-]+@(v\d+|[0-9a-f]{40})$/)]);
      if (uses.startsWith('actions/checkout') && job.permissions?.contents !== 'write')
        expect([label, options]).toEqual([label, expect.objectContaining({ 'persist-credentials': false })]);
    }
  }
});
