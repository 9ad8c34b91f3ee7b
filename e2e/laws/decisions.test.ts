import { decisionDocuments, decisionIndex, readDecision } from '@site/tooling/commands/decision-index';
import { expectNothing } from './expect-nothing';
import { readTracked } from './tracked-files';

test('R10.98 the index of decisions is current', () => {
  const stale = Object.entries(decisionDocuments()).filter(([file, text]) => readTracked(file) !== text);
  expectNothing(
    stale.map(([file]) => file),
    'run `npm run docs` and commit what it wrote.',
  );
});

test('a record that does not begin like the template is refused by name', () => {
  expect(() => readDecision('090-a-title.md', '# 091 · A title\n\n2026-11-29 · accepted\n')).toThrow(
    '090-a-title.md does not begin like',
  );
  expect(() => readDecision('090-a-title.md', '# 090 · A title\n\n2026-11-29\n')).toThrow('000-template.md');
});

test('the index names numbers that were never used', () => {
  const records = ['001', '003'].map((number) =>
    readDecision(`${number}-a.md`, `# ${number} · A title\n\n2026-11-29 · accepted\n`),
  );
  expect(decisionIndex(records)).toContain('Never used: 002.');
});
