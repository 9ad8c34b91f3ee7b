import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { plainReason } from './plain-reason';
import { remoteFiles } from './remote-files';
import { remoteLists } from './remote-lists';
import { readRemoteName } from './remote-name';

type Manifest = { dependencies: Record<string, string> };

function read(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function writeAll(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/**
 * Adds a section with one page to the repository at `root`. Everything is made up before anything is written, and a
 * disk that refuses a file gets the lists back as they were.
 * @returns the address of its page
 * @throws {Error} one sentence when the name, its address or a list does not allow it
 */
export function addRemote(args: readonly string[], root = repositoryRoot): { name: string; address: string } {
  const name = readRemoteName(args, root);
  const address = `/${name.replace(/^mf-/, '')}`;
  const { dependencies } = JSON.parse(read(root, 'shared/package.json')) as Manifest;
  const files = remoteFiles(name, { react: dependencies.react ?? '', router: dependencies['react-router-dom'] ?? '' });
  const lists = Object.entries(remoteLists(name, address, JSON.parse(files['package.json'] ?? '{}')));
  const before = Object.fromEntries(lists.map(([file]) => [file, read(root, file)]));
  const after = Object.fromEntries(lists.map(([file, edit]) => [file, edit(before[file] ?? '')]));
  try {
    writeAll(path.join(root, name), files);
    writeAll(root, after);
  } catch (error) {
    rmSync(path.join(root, name), { recursive: true, force: true });
    writeAll(root, before);
    throw error;
  }
  return { name, address };
}

if (require.main === module) {
  ignoreClosedOutput();
  try {
    const { name, address } = addRemote(process.argv.slice(2));
    console.log(`${name} is there, with its first page at ${address}.`);
    console.log('npm run check looks at it, npm start serves it; docs/how-to/add-a-page.md adds the next page.');
  } catch (error) {
    console.error(plainReason(error));
    process.exitCode = 1;
  }
}
