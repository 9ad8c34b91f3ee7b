import { eachLeadField, leadFields } from '@site/shared/contract/lead-fields';
import type { Lead } from './lead';
import { storedTable } from './stored-table';

/** Internal: the idempotency key identifies duplicates, the digest of the code finds its lead, and neither tells anything about it. */
type ListedKey = Exclude<keyof Lead, 'key' | 'codeDigest'>;

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
  ask: '想要',
  consentAt: '同意时间',
  wishedAt: '希望回电（北京时间）',
  changedAt: '改约时间',
  cancelledAt: '取消时间',
  flags: '留意',
};

export const leadTable = storedTable({
  table: 'lead',
  listed: Object.keys(leadHeadings) as ListedKey[],
  times: ['consentAt', 'wishedAt', 'changedAt', 'cancelledAt', 'receivedAt'],
  unlisted: ['codeDigest'],
  empty: {
    ...eachLeadField(() => ''),
    ...{ fromtype: '', committype: 0, url: '', sourceUrl: '', ask: '', consentAt: null, flags: [] },
    ...{ wishedAt: null, changedAt: null, cancelledAt: null, codeDigest: '' },
  },
  beside: ['id', 'key', 'form', 'receivedAt', 'wishedAt', 'changedAt', 'cancelledAt', 'codeDigest'],
});
