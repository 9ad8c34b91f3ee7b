import { supportFacts } from '@site/shared/contract/support-facts';
import { eachSupportField } from '@site/shared/contract/support-fields';
import { storedTable } from '../leads/stored-table';
import type { SupportCase } from './support-request';

type ListedKey = Exclude<keyof SupportCase, 'key'>;

/** The columns of lists and exports for whoever is on duty, in order, with their headings. */
export const supportHeadings: Record<ListedKey, string> = {
  caseNumber: '工单号',
  receivedAt: '提交时间',
  ...eachSupportField((key) => supportFacts[key].heading),
  url: '地址',
  consentAt: '同意时间',
  flags: '留意',
  id: '编号',
};

export const supportTable = storedTable({
  table: 'support_request',
  listed: Object.keys(supportHeadings) as ListedKey[],
  times: ['consentAt', 'receivedAt'],
  empty: { ...eachSupportField(() => ''), url: '', consentAt: null, flags: [] },
  beside: ['id', 'key', 'caseNumber', 'receivedAt'],
});
