import { spawnSync } from 'node:child_process';
import { appendFileSync, constants, cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, repositoryRoot, workspaceNames } from '@site/shared/build/workspaces';
import { copyBuilds, scratchCheckout } from '../harness/scratch-checkout';

const name = 'mf-sixth';

/** Copies the installed packages: links to workspaces are relative, so that they lead to the workspaces of the copy. */
function copyPackages(root: string): void {
  const options = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE };
  for (const folder of ['.', ...workspaceNames()]) {
    const installed = path.join(repositoryRoot, folder, 'node_modules');
    if (existsSync(installed)) cpSync(installed, path.join(root, folder, 'node_modules'), options);
  }
}

export type SixthRemote = { added: boolean; checked: boolean; built: boolean; tested: boolean; wallHolds: boolean };

/** Adds a section to a copy of the repository, checks, builds and tests it, and plants a forbidden import in it. */
export function proveSixthRemote(): SixthRemote {
  const root = scratchCheckout('sixth');
  copyPackages(root);
  const tool = (binary: string, ...text: string[]) =>
    spawnSync(path.join(root, 'node_modules/.bin', binary), text, { cwd: root, encoding: 'utf8' });
  const run = (binary: string, ...text: string[]) => {
    const { status, stdout, stderr } = tool(binary, ...text);
    if (status !== 0) console.log(`${stdout}${stderr}`);
    return status === 0;
  };
  try {
    // The built section is held by the laws beside the five, whose builds are these of the original.
    copyBuilds(root);
    const added = run('tsx', 'scripts/new-remote.ts', name);
    const checked = run('tsx', 'scripts/check.ts');
    const built = run('tsx', 'scripts/build.ts', name);
    const laws = ['e2e/laws/workspaces', 'e2e/laws/addresses', 'e2e/laws/repository', 'e2e/laws/content'];
    const tested = run('jest', '--globals', '{"builtPages":true}', name, ...laws);
    appendFileSync(
      path.join(root, name, 'src/routes.ts'),
      `\nexport { routes as others } from '../../${remoteNames()[0]}/src/routes';\n`,
    );
    const planted = tool('tsx', 'scripts/check.ts').stdout;
    const wallHolds = planted.includes('FAILED walls') && planted.includes('remotes-never-meet');
    return { added, checked, built, tested, wallHolds };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
