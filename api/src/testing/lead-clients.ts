import { readConfig } from '../config';
import { connectCommands } from '../control/control-client';
import { openSealed } from './lead-keys';
import type { Place } from './service-process';

/** A submission with a unique phone number and idempotency key. */
export type Sent = { phone: string; key: string };

export function visitor(number: number): Sent {
  return { phone: String(13_900_000_000 + number), key: `key-number-${number}` };
}

/** Submits the form; returns whether the lead was acknowledged. A service that dies has acknowledged nothing. */
export async function postLead(origin: string, { phone, key }: Sent): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const body = JSON.stringify({ name: '王女士', phone, requirement: '年会' });
  try {
    const answer = await fetch(`${origin}/ajax/QuickRequirement`, { method: 'POST', headers, body });
    return ((await answer.json()) as { isok: boolean }).isok;
  } catch {
    return false;
  }
}

/** Phone numbers of all stored leads, sorted, with duplicates; of sealed ones as well. */
export async function storedPhones({ dataDir, env }: Place): Promise<string[]> {
  const { commands, close } = await connectCommands(readConfig({ DATA_DIR: dataDir, ...env }));
  const leads = await commands.listLeads('2000-01-01', 1_000_000);
  await close();
  const open = await openSealed();
  const phones = leads.map(({ phone, sealed }) => (sealed ? (JSON.parse(open(sealed)) as Sent).phone : phone));
  return phones.sort();
}
