import { readConfig } from '../config';
import { connectCommands } from '../control/control-client';
import { keepFilesPrivate } from '../database/private-files';
import type { ImportReport } from './import-content';

/** `npm run content:import`: imports and prints what changed; on a validation error it changes nothing and exits with 1. */
async function main(): Promise<void> {
  keepFilesPrivate();
  const { commands, close } = await connectCommands(readConfig());
  try {
    process.stdout.write(`${describe(await commands.importContent())}\n`);
  } finally {
    await close();
  }
}

function describe({ revision, added, changed, removed, unchanged, warnings }: ImportReport): string {
  const lines = [
    ...added.map((file) => `+ ${file}`),
    ...changed.map((file) => `~ ${file}`),
    ...removed.map((key) => `- ${key}`),
    ...warnings.map((warning) => `! ${warning}`),
  ];
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`;
  return [...lines, `Content revision ${revision}: ${counts}.`].join('\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
