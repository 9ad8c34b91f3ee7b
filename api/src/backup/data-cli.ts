import { type Config, readConfig } from '../config';
import { connectForCopy } from '../control/control-client';
import { keepFilesPrivate } from '../database/private-files';
import type { DataCopy } from './copy-data';
import { layData } from './lay-data';

const usage = `For release backup and release restore:
  copy <data folder> <folder>                    copies database and journal to a new folder
  lay <data folder> <folder> pglite|postgresql   makes a data folder of such a copy`;

async function copy(config: Config, target: string): Promise<DataCopy> {
  const { commands, close } = await connectForCopy(config);
  try {
    return await commands.copyData(target);
  } finally {
    await close();
  }
}

/** Prints one line of JSON. */
async function main([command, dataDir, folder, kind]: readonly string[]): Promise<object> {
  keepFilesPrivate();
  if (!dataDir || !folder) throw new Error(usage);
  const config = { ...readConfig(), dataDir };
  if (command === 'copy') return copy(config, folder);
  if (command !== 'lay' || (kind !== 'pglite' && kind !== 'postgresql')) throw new Error(usage);
  await layData({ copy: folder, kind, config });
  return {};
}

main(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${JSON.stringify(done)}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
