import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyCall } from '@site/shared/calls/call';
import { repositoryRoot } from '@site/shared/repository/workspaces';

const folder = path.join(repositoryRoot, 'shared/src/calls');

/** A `.call.ts` file and what it exports. */
export type CallFile = { file: string; exported: [name: string, call: AnyCall][] };

/** Every file that defines a call, in the order of the alphabet. */
export function loadCallFiles(): Promise<CallFile[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.call.ts'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const module = (await import(path.join(folder, file))) as Record<string, AnyCall>;
      return {
        file: `shared/src/calls/${file}`,
        exported: Object.entries(module).filter(([name]) => name !== 'default'),
      };
    }),
  );
}
