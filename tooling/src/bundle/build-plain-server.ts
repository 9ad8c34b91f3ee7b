import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knowingItsPlace } from './release-place';
import { runWebpack } from './run-webpack';
import { shellServerConfig } from './server-config';
import { outputFolder, repositoryRoot } from '@site/shared/repository/workspaces';

/**
 * Builds the plain server that the bench compares a shell with (shell/src/testing/plain-server.ts), as a shell's own processes are built.
 * Its pages name files of the shell that is built.
 * @returns the file that runs it
 */
export async function buildPlainServer(): Promise<string> {
  const folder = path.join(repositoryRoot, '.cache/plain-server');
  const { version } = JSON.parse(readFileSync(path.join(outputFolder('shell'), 'release.json'), 'utf8'));
  const config = shellServerConfig({ plain: './src/testing/plain-server.ts' });
  const own = { ...config, name: 'plain-server', cache: false, output: { ...config.output, path: folder } };
  await runWebpack([knowingItsPlace(own, `shell/${version}`)]);
  return path.join(folder, 'plain.cjs');
}
