import type { Queryable } from '../database/database';
import { storeSupportRequests } from '../support/support.repository';
import type { BookedRecord } from './lead';
import { storeLeads } from './leads.repository';
import type { BookedTableName } from './stored-table';

export function tableOf({ type }: BookedRecord): BookedTableName {
  return type === 'lead' ? 'lead' : 'support_request';
}

/** Stores one record in its table; returns 0 where it is stored already, or its number was erased. */
export function storeRecord(db: Queryable, record: BookedRecord, forward: boolean): Promise<number> {
  if (record.type === 'lead') return storeLeads(db, [record.lead], forward);
  return storeSupportRequests(db, [record.request]);
}
