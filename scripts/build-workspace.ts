import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRemote } from '@site/shared/build/build-remote';
import { buildShell } from '@site/shared/build/build-shell';
import { inputFolders, inputsHash } from '@site/shared/build/inputs-hash';
import { type Flavour, outputFolder, repositoryRoot } from '@site/shared/build/workspaces';

/** Builds one workspace in a process of its own: `tsx scripts/build-workspace.ts mf-help`, or `… shell development`. */
async function main(): Promise<void> {
  const [name = '', flavour = 'production'] = process.argv.slice(2) as [string?, Flavour?];
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

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
