import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/**
 * Installs a tool that one long run needs and nothing else, beside the packages of the repository; once a checkout.
 * @param tool name and version, as in `name@1.2.3`
 * @returns the folder of its package
 * @throws {Error} where npm reaches no registry
 */
export function installOutsideTool(tool: string): string {
  const name = tool.slice(0, tool.lastIndexOf('@'));
  const folder = path.join(repositoryRoot, '.cache/tools', tool.replaceAll('/', '+'));
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(place)) return place;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--omit=optional', tool];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool} cannot be installed: ${stderr}`);
  return place;
}
