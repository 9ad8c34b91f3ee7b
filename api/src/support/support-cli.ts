import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { dayOf, refuseWords } from '../control/command-options';
import { connectCommands } from '../control/control-client';
import { keepFilesPrivate } from '../database/private-files';
import { openRows } from '../leads/key-commands';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { wholeNumber } from '@site/shared/process/environment';
import type { SupportListing } from './support.repository';
import { exportSupport, printSupport, writeSupportCsv } from './support-export';

const usage = `Usage: npm run support -- <command>
  list   [--since 2026-11-01] [--limit 50] [--json]   newest first, with case numbers
  export --csv [--since 2026-11-01]                   everything as a table for spreadsheets
  export [--since 2026-11-01]                         everything as JSON; sealed requests as one line each
  open --key leads.key <export> [--json]              opens an export of sealed requests, as a table or JSON
Requests of a number are deleted with its leads: npm run leads -- delete --phone 13800138000`;

const wholeExport = 1_000_000;

const options = {
  since: { type: 'string', default: '2000-01-01' },
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  key: { type: 'string' },
} as const;

async function open(key: string | undefined, file: string | undefined, asJson: boolean): Promise<string> {
  if (!key || !file) throw new Error('Say npm run -s support -- open --key <file of the private key> <export>.');
  const requests = await openRows<SupportListing>(key, file);
  return asJson ? JSON.stringify(requests, null, 2) : writeSupportCsv(requests);
}

async function read(since: string, limit: number): Promise<SupportListing[]> {
  dayOf(since);
  const { commands, close } = await connectCommands(readConfig());
  try {
    return await commands.listSupport(since, limit);
  } finally {
    await close();
  }
}

async function main(): Promise<string> {
  keepFilesPrivate();
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name = '', ...words] = positionals;
  const { since, limit, csv, json, key } = values;
  if (name === 'open') return open(key, words[0], json);
  refuseWords(name, words);
  if (name === 'export') return exportSupport(await read(since, wholeExport), csv);
  if (name !== 'list') throw new Error(usage);
  const newest = await read(since, wholeNumber({ '--limit': limit }, '--limit', 0, [1, wholeExport]));
  return json ? JSON.stringify(newest, null, 2) : printSupport(newest);
}

ignoreClosedOutput();
main().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
