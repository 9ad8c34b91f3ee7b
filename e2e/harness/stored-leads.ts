import { randomInt } from 'node:crypto';
import { askApi, firstDay } from './api-commands';

const newest = 200;

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
  wishedAt: string | null;
  cancelledAt: string | null;
};

/** What the database of the running api holds of a number, as the sales team would list it. */
export async function storedLeads(phone: string): Promise<StoredLead[]> {
  const leads: StoredLead[] = await askApi((commands) => commands.listLeads(firstDay, newest));
  return leads.filter((lead) => lead.phone === phone);
}

/** A number of its own for each test: the service takes three leads a day of one. */
export function freshPhone(beginning = '139'): string {
  return `${beginning}${String(randomInt(0, 100_000_000)).padStart(8, '0')}`;
}
