import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildApi } from '../bundle/build-api';
import { inputFolders, inputsHash } from '../bundle/inputs-hash';
import { developmentVersion, releaseVersion } from '../bundle/release-version';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { type Flavour, outputFolder, remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { namedWorkspaces } from './build-arguments';
import { type Builder, startBuilder } from './builder';

/** Two builds at a time: more only wait for each other on two cores. */
const atOnce = 2;

/** The version counts too: a tag that came later makes the same sources another release. */
function isBuilt(name: string, flavour: Flavour): boolean {
  const dist = outputFolder(name, flavour);
  const [stamp, release] = [path.join(dist, 'inputs.txt'), path.join(dist, 'release.json')];
  if (!existsSync(release) || !existsSync(stamp)) return false;
  const inputs = inputsHash(inputFolders(name));
  const { version } = JSON.parse(readFileSync(release, 'utf8')) as { version: string };
  const versionOf = flavour === 'production' ? releaseVersion : developmentVersion;
  return readFileSync(stamp, 'utf8') === inputs && version === versionOf(name, inputs);
}

/** @returns whether there was something to build */
async function buildOne(name: string, flavour: Flavour, builder: () => Builder): Promise<boolean> {
  if (name === 'api') return buildApi();
  if (isBuilt(name, flavour)) return false;
  await builder().build(name, flavour);
  return true;
}

async function buildAndSay(name: string, flavour: Flavour, builder: () => Builder): Promise<void> {
  const start = Date.now();
  const isNew = await buildOne(name, flavour, builder);
  const outcome = isNew ? `built in ${((Date.now() - start) / 1000).toFixed(1)} s` : 'unchanged';
  console.log(`  ${name.padEnd(14)} ${outcome}`);
}

/** More files, more to build. */
function filesOf(name: string): number {
  return readdirSync(path.join(repositoryRoot, name, 'src'), { recursive: true }).length;
}

/** Builds what changed since its last build, the largest first: small ones at the end leave no process without work for long. */
export async function buildAll(asked: readonly string[] = [], shell: Flavour = 'production') {
  const queue = [...namedWorkspaces(asked, ['api', 'shell', ...remoteNames()])].sort((a, b) => filesOf(b) - filesOf(a));
  const work = async () => {
    let builder: Builder | undefined;
    const started = () => (builder ??= startBuilder());
    try {
      for (let name = queue.shift(); name; name = queue.shift())
        await buildAndSay(name, name === 'shell' ? shell : 'production', started);
    } finally {
      await builder?.end();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

if (require.main === module) {
  ignoreClosedOutput();
  buildAll(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
