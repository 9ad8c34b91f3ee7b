import { spawnSync } from 'node:child_process';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { installedLerna } from './installed-lerna';

ignoreClosedOutput();
try {
  const args = [installedLerna(), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { cwd: repositoryRoot, stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
