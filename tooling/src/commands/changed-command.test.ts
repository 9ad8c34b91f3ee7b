import { linesOf, readChangedCommand } from './changed-command';

const changed = [
  { name: 'shell', version: '3.0.0' },
  { name: 'mf-help', version: '1.3.0' },
  { name: 'mf-info', version: '2.0.0-h0123456789ab' },
];

const lines = (...args: string[]) => linesOf(readChangedCommand(args), changed).map((line) => line.join(' '));

test('every section that changed has a command line of its own, with the options; the shell is published only', () => {
  expect(lines('--since', 'origin/main', 'publish', '--by', 'ci')).toEqual([
    'publish shell --by ci',
    'publish mf-help --by ci',
    'publish mf-info --by ci',
  ]);
  expect(lines('--new', 'canary', '--share', '5%')).toEqual([
    'canary mf-help@1.3.0 --share 5%',
    'canary mf-info@2.0.0-h0123456789ab --share 5%',
  ]);
});

test.each([
  [['publish'], { kind: 'since' }],
  [['--since', 'v1.0', 'publish'], { kind: 'since', commit: 'v1.0' }],
  [['--new', 'publish'], { kind: 'new' }],
  [['--canary', 'promote'], { kind: 'canary' }],
  [['--built', 'publish'], { kind: 'built' }],
])('%j means %j', (args, choice) => {
  expect(readChangedCommand(args).choice).toEqual(choice);
});

test.each([
  [[], '“” cannot be run for what changed'],
  [['rollback'], '“rollback” cannot be run for what changed'],
  [['toString'], '“toString” cannot be run'],
  [['--since', '--upload-pack=x', 'publish'], '“--upload-pack=x” is no commit'],
  [['--since'], '“” is no commit'],
])('%j is refused with the usage', (args, reason) => {
  expect(() => readChangedCommand(args)).toThrow(reason);
  expect(() => readChangedCommand(args)).toThrow('Usage: npm run release:changed');
});
