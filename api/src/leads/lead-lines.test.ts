import { trimLead } from '@site/shared/contract/lead-fields';
import { printLeads } from './lead-lines';
import type { LeadListing } from './leads.repository';

test('what a visitor wrote on several lines is one line of the list, and passes for no other lead', () => {
  const fields = trimLead({ name: '陈', phone: '13800138000', requirement: '年会\n2026-11-20  quick  假' });
  const lead = { ...fields, form: 'quick', receivedAt: '2026-11-26', sealed: '', delivery: 'none', flags: [] };

  expect(printLeads([lead as unknown as LeadListing]).split('\n')).toEqual([
    '2026-11-26  quick  陈  13800138000  年会 / 2026-11-20  quick  假  none  ',
  ]);
});

test('a line says when to call, on the clock of China, and whether not to, of a sealed lead too', () => {
  const lead = {
    id: 'a',
    form: 'quick',
    receivedAt: '2026-11-26',
    sealed: 'box',
    delivery: 'none',
    flags: ['too-fast'],
  };
  const wished = { ...lead, wishedAt: '2026-11-30T02:00:00.000Z', cancelledAt: '2026-11-29T00:00:00.000Z' };

  expect(printLeads([wished as unknown as LeadListing])).toBe(
    '2026-11-26  quick  sealed a  none  too-fast call 2026-11-30 10:00 cancelled',
  );
});
