import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { requirePrivateFiles } from '../database/private-files';
import { writeCsv } from './leads-csv';
import { makeKeyPair, openWith } from './sealed-box';
import type { LeadListing } from './leads.repository';
import { type ExportLine, openLines } from './sealed-export';

const phoneKeyBytes = 32;

/** Writes a new private key to a file and gives the settings of the service. @throws {Error} where the file exists */
export async function makeKeys(path: string): Promise<string> {
  const { publicKey, privateKey } = await makeKeyPair();
  try {
    writeFileSync(path, `${privateKey}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`The private key was not written to ${path} (${code ?? message}); name a new file by --out.`);
  }
  return [
    `The private key is in ${path}. Keep it away from the service: whoever has it reads every lead, and without it nobody does.`,
    'Set these for the service; the second is a secret, and stays the same as long as leads are kept:',
    `LEADS_PUBLIC_KEY=${publicKey}`,
    `LEADS_PHONE_KEY=${randomBytes(phoneKeyBytes).toString('base64')}`,
  ].join('\n');
}

/** The leads of an export with sealed leads, as CSV or JSON. @throws {Error} one sentence for operators */
export async function openExport(keyFile: string, exportFile: string, asJson: boolean): Promise<string> {
  const leads = await openRows<LeadListing>(keyFile, exportFile);
  return asJson ? JSON.stringify(leads, null, 2) : writeCsv(leads);
}

/** The records of an export with sealed ones. @throws {Error} one sentence for operators */
export async function openRows<Row extends ExportLine>(keyFile: string, exportFile: string): Promise<Row[]> {
  const open = await openKey(keyFile);
  return openLines<Row>(readText(exportFile), open);
}

async function openKey(path: string): Promise<(box: string) => string> {
  const text = readText(path);
  requirePrivateFiles(path, []);
  try {
    return await openWith(text);
  } catch (error) {
    throw new Error(`${path} is no private key: ${(error as Error).message}.`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
