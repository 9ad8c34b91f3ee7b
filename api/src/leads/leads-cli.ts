import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { plainPhone } from '@site/shared/contract/plain-phone';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import type { Commands } from '../control/commands';
import { dayOf, refuseWords } from '../control/command-options';
import { connectCommands } from '../control/control-client';
import { keepFilesPrivate } from '../database/private-files';
import { wholeNumber } from '@site/shared/process/environment';
import { makeKeys, openExport } from './key-commands';
import { printLeads } from './lead-lines';
import type { LeadListing } from './leads.repository';
import { writeCsv } from './leads-csv';
import { holdsSealed, writeLines } from './sealed-export';

const usage = `Usage: npm run leads -- <command>
  list   [--since 2026-11-01] [--limit 50] [--json]   newest first
  export --csv [--since 2026-11-01]                   everything as a table for spreadsheets
  export [--since 2026-11-01]                         everything as JSON; sealed leads as one line each
  open --key leads.key <export> [--json]              opens an export of sealed leads, as a table or JSON
  keys [--out leads.key]                              makes the keys that seal leads
  retry                                               sends the dead-letter list to the webhook again
  delete --phone 13800138000                          permanently deletes every lead and support request of a number, and feedback that names it`;

const wholeExport = 1_000_000;

type Options = { since: string; limit: string; json: boolean; csv: boolean; out: string; key?: string; phone?: string };

/** Commands of the service. */
const actions: Record<string, (commands: Commands, options: Options) => Promise<string>> = {
  list: async (commands, { since, limit, json }) => {
    const leads = await commands.listLeads(since, wholeNumber({ '--limit': limit }, '--limit', 0, [1, wholeExport]));
    return json ? JSON.stringify(leads, null, 2) : printLeads(leads);
  },
  export: async (commands, { since, csv }) => exportAll(await commands.listLeads(since, wholeExport), csv),
  retry: async (commands) => `${await commands.retryDeliveries()} deliveries wait again.`,
  delete: async (commands, { phone: named = '' }) => {
    const phone = plainPhone(named);
    if (!/^1\d{10}$/.test(phone))
      throw new Error(`--phone is ${named || 'missing'}; it must be a number of 11 digits.`);
    const leads = await commands.eraseLeads(phone);
    return `${leads} leads and support requests, and ${await commands.eraseFeedback(phone)} feedback deleted.`;
  },
};

/** Commands of whoever has the private key, without the service. */
const keyActions: Record<string, (options: Options, file: string | undefined) => Promise<string>> = {
  keys: ({ out }) => makeKeys(out),
  open: ({ key, json }, file) => {
    if (!key || !file) throw new Error('Say npm run -s leads -- open --key <file of the private key> <export>.');
    return openExport(key, file, json);
  },
};

function exportAll(leads: readonly LeadListing[], csv: boolean): string {
  if (!holdsSealed(leads)) return csv ? writeCsv(leads) : JSON.stringify(leads, null, 2);
  if (!csv) return writeLines(leads);
  throw new Error(
    'The leads are sealed. First run here: npm run -s leads -- export > leads.jsonl. Then run on the machine with the private key: npm run -s leads -- open --key leads.key leads.jsonl > leads.csv.',
  );
}

const options = {
  since: { type: 'string', default: '2000-01-01' },
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  out: { type: 'string', default: 'leads.key' },
  key: { type: 'string' },
  phone: { type: 'string' },
} as const;

async function main(): Promise<string> {
  keepFilesPrivate();
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name = '', ...words] = positionals;
  const withKey = keyActions[name];
  if (withKey) return withKey(values as Options, words[0]);
  const action = actions[name];
  if (!action) throw new Error(usage);
  refuseWords(name, words);
  dayOf(values.since);
  const { commands, close } = await connectCommands(readConfig());
  try {
    return await action(commands, values as Options);
  } finally {
    await close();
  }
}

ignoreClosedOutput();
main().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
