import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inputFolders, inputsHash } from '@site/shared/build/inputs-hash';
import { developmentVersion, releaseVersion } from '@site/shared/build/release-version';
import { type Flavour, outputFolder, remoteNames, repositoryRoot } from '@site/shared/build/workspaces';

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

function runBuild(name: string, flavour: Flavour): Promise<void> {
  const tsx = path.join(repositoryRoot, 'node_modules/.bin/tsx');
  const child = spawn(tsx, ['scripts/build-workspace.ts', name, flavour], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`The build of ${name} failed (see above).`))));
  });
}

async function buildOne(name: string, flavour: Flavour): Promise<void> {
  const start = Date.now();
  if (isBuilt(name, flavour)) {
    console.log(`  ${name.padEnd(14)} unchanged`);
    return;
  }
  await runBuild(name, flavour);
  console.log(`  ${name.padEnd(14)} built in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/** Builds what changed since its last build, the shell first because it takes longest. */
export async function buildAll(names: readonly string[] = ['shell', ...remoteNames()], shell: Flavour = 'production') {
  const queue = [...names];
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift())
      await buildOne(name, name === 'shell' ? shell : 'production');
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

if (require.main === module) {
  const asked = process.argv.slice(2);
  buildAll(asked.length > 0 ? asked : undefined).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
