import { leadFieldKeys } from '@site/shared/contract/lead-fields';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import type { Commands } from '../control/commands';
import { connectCommands } from '../control/control-client';
import { keepFilesPrivate } from '../database/private-files';
import { numberOf } from '../settings';
import type { LeadListing } from './leads.repository';
import { writeCsv } from './leads-csv';

const usage = `Usage: npm run leads -- <command>
  list   [--since 2026-11-01] [--limit 50] [--json]   newest first
  export --csv [--since 2026-11-01]                   everything as a table for spreadsheets
  retry                                               sends the dead-letter list to the webhook again
  delete --phone 13800138000                          permanently deletes every lead of a number`;

const wholeExport = 1_000_000;

type Options = { since: string; limit: string; json: boolean; csv: boolean; phone?: string };

const actions: Record<string, (commands: Commands, options: Options) => Promise<string>> = {
  list: async (commands, { since, limit, json }) => {
    const leads = await commands.listLeads(since, numberOf({ '--limit': limit }, '--limit', 0, 1, wholeExport));
    return json ? JSON.stringify(leads, null, 2) : printTable(leads);
  },
  export: async (commands, { since, csv }) => {
    const leads = await commands.listLeads(since, wholeExport);
    return csv ? writeCsv(leads) : JSON.stringify(leads, null, 2);
  },
  retry: async (commands) => `${await commands.retryDeliveries()} deliveries wait again.`,
  delete: async (commands, { phone }) => {
    if (!phone || !/^1\d{10}$/.test(phone))
      throw new Error(`--phone is ${phone ?? 'missing'}; it must be a number of 11 digits.`);
    return `${await commands.eraseLeads(phone)} leads deleted.`;
  },
};

function printTable(leads: readonly LeadListing[]): string {
  if (leads.length === 0) return 'No leads.';
  return leads
    .map((lead) =>
      [
        lead.receivedAt,
        lead.form,
        ...leadFieldKeys.map((key) => lead[key] || '-'),
        lead.delivery,
        lead.flags.join(' '),
      ].join('  '),
    )
    .join('\n');
}

async function main(): Promise<void> {
  keepFilesPrivate();
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: 'string', default: '2000-01-01' },
      limit: { type: 'string', default: '50' },
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      phone: { type: 'string' },
    },
  });
  const action = actions[positionals[0] ?? ''];
  if (!action) throw new Error(usage);
  if (Number.isNaN(Date.parse(values.since)))
    throw new Error(`--since is ${values.since}; it must be a day such as 2026-11-01.`);
  const { commands, close } = await connectCommands(readConfig());
  try {
    process.stdout.write(`${await action(commands, values as Options)}\n`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
