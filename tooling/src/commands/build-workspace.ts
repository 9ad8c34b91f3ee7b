import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRemote } from '../bundle/build-remote';
import { buildShell } from '../bundle/build-shell';
import { inputFolders, inputsHash } from '../bundle/inputs-hash';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { type Flavour, outputFolder, repositoryRoot } from '@site/shared/repository/workspaces';

/** What the process of `builder.ts` asks this one for; the answer is whether it is built. */
export type BuildOrder = { name: string; flavour: Flavour };

async function buildWorkspace({ name, flavour }: BuildOrder): Promise<void> {
  const stamp = path.join(outputFolder(name, flavour), 'inputs.txt');
  const inputs = inputsHash(inputFolders(name));
  rmSync(stamp, { force: true });
  if (name === 'shell') await buildShell(inputs, flavour);
  else {
    const config = await import(path.join(repositoryRoot, name, 'webpack.config.ts'));
    await buildRemote(name, config.default?.default ?? config.default, inputs);
  }
  writeFileSync(stamp, inputs);
}

ignoreClosedOutput();
process.on('message', async (order: BuildOrder) => {
  try {
    await buildWorkspace(order);
    process.send?.(true);
  } catch (error) {
    console.error((error as Error).message);
    process.send?.(false);
  }
});

// Nothing is left to do, or whoever asked is gone.
process.on('disconnect', () => process.exit());
