import { build } from 'esbuild';
import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputFolders, inputsHash } from './inputs-hash';
import { outputFolder, repositoryRoot } from '@site/shared/repository/workspaces';

/** The file that runs the api, as an argument of Node. */
export const apiMain = path.join(outputFolder('api'), 'main.cjs');

/** Read from files of its own package, and what is there only where somebody installed it. */
const external = ['@electric-sql/pglite', 'pg-native', 'pino-pretty'];

/** The first line of the build says what it was made from: one file, so that it is there as a whole or not at all. */
function firstLine(inputs: string): string {
  return `/* inputs ${inputs} */`;
}

function beginsWith(file: string, line: string): boolean {
  if (!existsSync(file)) return false;
  const start = Buffer.alloc(line.length);
  const open = openSync(file, 'r');
  readSync(open, start, 0, line.length, 0);
  closeSync(open);
  return start.toString() === line;
}

/**
 * Builds the api into one file unless it is there: it starts in half the time of its 700 modules. Names stay, for stack
 * traces (docs/decisions/058-the-api-runs-as-one-file.md).
 * @returns whether there was something to build
 */
export async function buildApi(): Promise<boolean> {
  const line = firstLine(inputsHash(inputFolders('api')));
  if (beginsWith(apiMain, line)) return false;
  const { outputFiles } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: ['api/src/main.ts'],
    outfile: apiMain,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external,
    keepNames: true,
    banner: { js: line },
    write: false,
    logLevel: 'warning',
  });
  mkdirSync(path.dirname(apiMain), { recursive: true });
  const fresh = `${apiMain}.${process.pid}`;
  writeFileSync(fresh, outputFiles[0]?.contents ?? '');
  renameSync(fresh, apiMain);
  return true;
}
