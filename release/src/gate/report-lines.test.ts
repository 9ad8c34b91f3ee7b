import type { GateFinding } from '@site/shared/contract/gate-report';
import { sampleReport } from '../testing/sample-report';
import { reportsLines } from './report-lines';

const moves = (where: string): GateFinding => ({ part: 'browser', where, width: 390, reason: 'moves while it loads' });

test('R13.111 what the live pages do too is named once, and the version may go live', () => {
  const lines = reportsLines([sampleReport({ alsoLive: [moves('/help'), moves('/help/1')] })]);
  expect(lines[0]).toBe('mf-help 1.0.0 may go live.');
  expect(lines.at(-1)).toBe('- live too: mf-help 1.0.0 /help, /help/1 (390 px wide): moves while it loads');
});

test('a report of before, which names nothing of the live pages, is read', () => {
  expect(reportsLines([sampleReport()]).join('\n')).not.toContain('live too');
});
