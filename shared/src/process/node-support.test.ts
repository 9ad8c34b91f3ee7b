import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../repository/workspaces';
import { nodeWarnings, productionNode, unsupportedNode } from './node-support';

test('R11.53 a line of Node is named with its date from the day after the last on which it was mended', () => {
  expect(unsupportedNode('20.20.2', new Date('2026-04-30T23:59:59Z'))).toBeUndefined();
  expect(unsupportedNode('20.20.2', new Date('2026-05-01T00:00:00Z'))).toBe(
    'Node 20.20.2 has had no security fixes since 2026-04-30; Node 24 has them.',
  );
});

test('a line that is newer than the table is not complained of', () => {
  expect(unsupportedNode('99.0.0', new Date('2026-05-01T00:00:00Z'))).toBeUndefined();
});

test('R11.54 the Node for production is mended, and `.nvmrc` names it', () => {
  expect(unsupportedNode(`${productionNode}.0.0`, new Date())).toBeUndefined();
  expect(readFileSync(path.join(repositoryRoot, '.nvmrc'), 'utf8').trim()).toBe(String(productionNode));
});

test('only production complains of it', () => {
  expect(nodeWarnings('prod', '20.20.2')).toEqual([expect.stringContaining('since 2026-04-30')]);
  expect(nodeWarnings('dev', '20.20.2')).toEqual([]);
});
