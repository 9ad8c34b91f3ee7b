import { trimLead } from '@site/shared/contract/lead-fields';
import type { LeadListing } from './leads.repository';
import { writeCsv } from './leads-csv';

const lead: LeadListing = {
  ...{
    id: 'a',
    form: 'quick',
    ...trimLead({ name: '王"女士', phone: '13800138000', requirement: '一,\n二' }),
    fromtype: 'pc-www',
    committype: 3,
  },
  ...{
    url: '',
    sourceUrl: '',
    consentAt: null,
    flags: [],
    receivedAt: '2026-11-20T00:00:00.000Z',
    sealed: '',
    delivery: 'none',
    lastFailure: '',
  },
};

test('cells are quoted and the file opens in Excel as UTF-8', () => {
  const csv = writeCsv([lead]);

  expect(csv.startsWith('\uFEFF编号,')).toBe(true);
  expect(csv).toContain('a,2026-11-20T00:00:00.000Z,quick,"王""女士",13800138000,');
  expect(csv).toContain(',"一,\n二",');
  expect(csv).toContain(',pc-www,3,');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('%s is text and no formula', (name) => {
  expect(writeCsv([{ ...lead, name }])).toContain(`,'${name},`);
});
