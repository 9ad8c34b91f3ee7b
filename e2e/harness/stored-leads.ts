import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { testApiData } from './test-api';

const run = promisify(execFile);

export type StoredLead = {
  form: string;
  name: string;
  phone: string;
  requirement: string;
  fromtype: string;
  committype: number;
  url: string;
  sourceUrl: string;
  consentAt: string | null;
};

/** What the database of the running api holds of a number, as the sales team would list it. */
export async function storedLeads(phone: string): Promise<StoredLead[]> {
  const cli = ['--import', 'tsx', path.join(repositoryRoot, 'api/src/leads/leads-cli.ts')];
  const { stdout } = await run(process.execPath, [...cli, 'list', '--limit', '200', '--json'], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: testApiData() },
  });
  return (JSON.parse(stdout) as StoredLead[]).filter((lead) => lead.phone === phone);
}

/** A number of its own for each test: the service takes three leads a day of one. */
export function freshPhone(beginning = '139'): string {
  return `${beginning}${String(randomInt(0, 100_000_000)).padStart(8, '0')}`;
}
