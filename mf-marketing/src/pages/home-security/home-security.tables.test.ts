import { readTables, sheetsOf } from './home-security.tables';

test('facts become tables in the order of the service, and others are left out', () => {
  const facts = {
    'document.security': '2026-11-29',
    'security.network.name': '端口',
    'security.network.head.name': '用途',
    'security.network.head.ports': '协议与端口',
    'security.network.rtmp.name': '推流',
    'security.network.rtmp.ports': 'TCP 1935',
    'security.limits.name': '没有的',
    'security.limits.intro': '填否。',
    'security.limits.head.name': '项目',
    'security.limits.drm.name': 'DRM',
  };

  expect(readTables(facts)).toEqual([
    {
      key: 'network',
      name: '端口',
      intro: '',
      columns: ['用途', '协议与端口'],
      rows: [{ key: 'rtmp', cells: ['推流', 'TCP 1935'] }],
    },
    { key: 'limits', name: '没有的', intro: '填否。', columns: ['项目'], rows: [{ key: 'drm', cells: ['DRM'] }] },
  ]);
});

test('without facts there is no table', () => {
  expect(readTables({})).toEqual([]);
});

test('the second sheet begins with what private deployment takes', () => {
  const table = (key: string) => ({ key, name: key, intro: '', columns: [], rows: [] });
  const keys = (...tables: string[]) => sheetsOf(tables.map(table)).map((sheet) => sheet.map(({ key }) => key));

  expect(keys('data', 'sla', 'private', 'limits')).toEqual([
    ['data', 'sla'],
    ['private', 'limits'],
  ]);
  expect(keys('data')).toEqual([['data']]);
});
