import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, constants, cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, repositoryRoot, workspaceNames } from '@site/shared/repository/workspaces';
import { freePort } from '@site/shared/process/free-port';
import { copyBuilds, scratchCheckout } from '../harness/scratch-checkout';
import { waitFor } from '../harness/wait';

const name = 'mf-sixth';
const address = '/sixth';
/** From the command to the page, in seconds. */
const longest = 60;

/** Copies the installed packages: links to workspaces are relative, so that they lead to the workspaces of the copy. */
function copyPackages(root: string): void {
  const options = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE };
  for (const folder of ['.', ...workspaceNames()]) {
    const installed = path.join(repositoryRoot, folder, 'node_modules');
    if (existsSync(installed)) cpSync(installed, path.join(root, folder, 'node_modules'), options);
  }
}

/** Where a site of the copy keeps its data and listens. */
async function settingsOf(root: string): Promise<NodeJS.ProcessEnv> {
  const names = ['PORT', 'API_PORT', 'OPS_PORT', 'API_OPS_PORT'];
  const ports = await Promise.all(names.map(async (port) => [port, String(await freePort())]));
  const places = { DATA_DIR: path.join(root, '.data'), TRUSTED_KEYS: path.join(root, '.keys/trusted-keys.json') };
  return { ...process.env, ...places, ...Object.fromEntries(ports) };
}

type Tools = { root: string; env: NodeJS.ProcessEnv };

function tool({ root, env }: Tools, binary: string, ...args: string[]) {
  return spawnSync(path.join(root, 'node_modules/.bin', binary), args, { cwd: root, env, encoding: 'utf8' });
}

function run(tools: Tools, binary: string, ...args: string[]): boolean {
  const { status, stdout, stderr } = tool(tools, binary, ...args);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
}

/** `npm start` in the copy, until its shell answers. */
async function startSite({ root, env }: Tools): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tooling/src/commands/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await waitFor('the site of five sections runs', () => output.includes('Ready after'));
  return child;
}

/** Of a page that is served with 200. A connection that was closed while a command ran is no answer either. */
async function headingOf(url: string): Promise<string> {
  const answer = await fetch(url).catch(() => undefined);
  const [, heading = ''] = /<h1[^>]*>([^<]+)</.exec((await answer?.text()) ?? '') ?? [];
  return answer?.status === 200 ? heading : '';
}

/** Adds the section while the site runs, builds and publishes it; gives how long that took until its page was there. */
async function serveSixth(tools: Tools): Promise<{ added: boolean; built: boolean; heading: string; seconds: number }> {
  const site = await startSite(tools);
  const url = `http://127.0.0.1:${tools.env.PORT}${address}`;
  try {
    const before = await headingOf(url);
    const typed = performance.now();
    const added = run(tools, 'tsx', 'tooling/src/commands/new-remote.ts', name);
    const built =
      run(tools, 'tsx', 'tooling/src/commands/build.ts', name) &&
      run(tools, 'tsx', 'tooling/src/commands/publish.ts', name);
    const heading = built ? await waitFor('the new section is served', () => headingOf(url)) : '';
    const seconds = Math.round((performance.now() - typed) / 100) / 10;
    return { added: added && before === '', built, heading, seconds };
  } finally {
    site.kill('SIGTERM');
    await new Promise((done) => site.once('exit', done));
  }
}

/** Whether `npm run check` names an import of one section by another. */
function holdsWall(tools: Tools): boolean {
  const others = `\nexport { routes as others } from '../../${remoteNames()[0]}/src/routes';\n`;
  appendFileSync(path.join(tools.root, name, 'src/routes.ts'), others);
  const { stdout } = tool(tools, 'tsx', 'tooling/src/commands/check.ts');
  return stdout.includes('FAILED walls') && stdout.includes('remotes-never-meet');
}

export type SixthRemote = {
  figures: Awaited<ReturnType<typeof serveSixth>> & { checked: boolean; tested: boolean; wallHolds: boolean };
  holds: boolean;
};

/** Adds a section to a running copy of the site, then checks and tests the copy, and plants a forbidden import in it. */
export async function proveSixthRemote(): Promise<SixthRemote> {
  const root = scratchCheckout('sixth');
  try {
    copyPackages(root);
    // The laws read the built sections; the five are those of the original.
    copyBuilds(root);
    const tools = { root, env: await settingsOf(root) };
    const served = await serveSixth(tools);
    const checked = run(tools, 'tsx', 'tooling/src/commands/check.ts');
    const tested = run(tools, 'jest', '--globals', '{"builtPages":true}', name, 'e2e/laws');
    const figures = { ...served, checked, tested, wallHolds: holdsWall(tools) };
    return { figures, holds: Object.values(figures).every(Boolean) && served.seconds < longest };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
