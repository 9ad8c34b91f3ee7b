import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';

export type ShippedFile = { file: string; text: string };

/** Files of the built shell and sections that browsers load. */
export function shippedFiles(ending: '.js' | '.css'): ShippedFile[] {
  return ['shell', ...remoteNames()].flatMap((workspace) => {
    const folder = path.join(repositoryRoot, workspace, 'dist/client');
    const names = readdirSync(folder).filter((name) => name.endsWith(ending));
    return names.map((name) => ({
      file: `${workspace}/${name}`,
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
  });
}
