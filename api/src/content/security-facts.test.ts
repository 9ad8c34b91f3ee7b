import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from './read-facts';
import { findRaggedRows, nameSecurity } from './security-facts';

const table = {
  key: 'network',
  name: '端口',
  intro: '由内向外。',
  columns: { name: '用途', ports: '协议与端口' },
  rows: [{ key: 'rtmp', name: '推流', ports: 'TCP 1935' }],
};

test('a table gives its name, its columns and its texts, in the order in which they are read', () => {
  expect(nameSecurity([table])).toEqual([
    ['security.network.name', '端口'],
    ['security.network.intro', '由内向外。'],
    ['security.network.head.name', '用途'],
    ['security.network.head.ports', '协议与端口'],
    ['security.network.rtmp.name', '推流'],
    ['security.network.rtmp.ports', 'TCP 1935'],
  ]);
});

test('R13.54 a row is written with the facts that it names', () => {
  const facts = readFacts([
    {
      path: 'facts/terms.json',
      text: JSON.stringify([{ name: 'retention.trial', text: '30 天', about: '试用数据' }]),
    },
    {
      path: 'facts/security.json',
      text: JSON.stringify([{ ...table, rows: [{ key: 'trial', name: '试用', ports: '期满后 {{retention.trial}}' }] }]),
    },
  ]);

  expect(facts.get('security.network.trial.ports')).toBe('期满后 30 天');
});

test.each([
  [[{ key: 'rtmp', name: '推流' }], '“端口”：“推流”这一行缺少“ports”这一列'],
  [[{ key: 'rtmp', name: '推流', ports: '1935', port: '443' }], '“端口”：“推流”这一行没有叫“port”的列'],
  [[{ name: '推流', ports: '1935' }], '“端口”：“推流”这一行缺少 key'],
  [[{ key: 'head', name: '推流', ports: '1935' }], '“端口”：“推流”这一行的 key 不能是“head”，它是表头的名字'],
  [[...table.rows, ...table.rows], '“端口”：有两行的 key 都是“rtmp”'],
])('R13.54 rows %j are refused: %s', (rows, message) => {
  expect(findRaggedRows([{ ...table, rows }], 'facts/security.json')).toEqual([
    { file: 'facts/security.json', line: 1, message },
  ]);
});

test('rows that fit their columns are not refused', () => {
  expect(findRaggedRows([table], 'facts/security.json')).toEqual([]);
});

/** Where a customer hears of events. */
const theirs = ['crm.example.com'];

test('R10.95 every host of the open platform that its customers call stands in the table of what a firewall lets through', () => {
  const read = (file: string) => readFileSync(join(__dirname, '../../content', file), 'utf8');
  const hosts = new Set([...read('open-platform.json').matchAll(/https:\/\/([\w.-]+)/g)].map(([, host = '']) => host));
  const listed = nameSecurity(JSON.parse(read('facts/security.json')))
    .filter(([name]) => /^security\.network\..*\.hosts$/.test(name))
    .map(([, text]) => text);

  expect(hosts.size).toBeGreaterThan(2);
  expect([...hosts].filter((host) => !listed.includes(host) && !theirs.includes(host))).toEqual([]);
});
