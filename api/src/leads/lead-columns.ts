import { eachLeadField, leadFields } from '@site/shared/contract/lead-fields';
import type { KeptLead, Lead, SealedLead } from './lead';

/** The idempotency key is internal: it identifies duplicates and tells nothing about the lead. */
type ListedKey = Exclude<keyof Lead, 'key'>;

type StoredKey = keyof Lead | keyof SealedLead;

/** The columns of lists and exports for the sales team, in order, with their headings. */
export const leadHeadings: Record<ListedKey, string> = {
  id: '编号',
  receivedAt: '时间',
  form: '表单',
  ...eachLeadField((key) => leadFields[key].heading),
  fromtype: '来源',
  committype: '类型',
  url: '页面',
  sourceUrl: '来路',
  consentAt: '同意时间',
  flags: '留意',
};

export const listedKeys = Object.keys(leadHeadings) as ListedKey[];

const storedKeys: readonly StoredKey[] = [...listedKeys, 'key', 'sealed', 'phoneMark'];

/** `receivedAt` → `received_at`. */
function columnOf(key: StoredKey): string {
  return key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

export const storedColumns = storedKeys.map(columnOf);

/** What a lead has that was sealed, or that was journalled before a field existed. */
const empty = {
  ...eachLeadField(() => ''),
  ...{ fromtype: '', committype: 0, url: '', sourceUrl: '', consentAt: null, flags: [], sealed: '', phoneMark: '' },
};

export function rowOf(lead: KeptLead): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...empty, ...lead };
  return Object.fromEntries(storedKeys.map((key) => [columnOf(key), whole[key]]));
}

const times: readonly StoredKey[] = ['consentAt', 'receivedAt'];

/** Select expressions of a listing; times as ISO 8601 in UTC. */
export function selectOf(key: StoredKey): string {
  if (times.includes(key)) return `to_char(${columnOf(key)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return key === 'id' ? 'id::text' : columnOf(key);
}
