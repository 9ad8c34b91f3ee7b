/** The small sets of the price page and the download centre. */
export const sampleOffers: Record<string, unknown> = {
  'facts/plans.json': [
    {
      slug: 'basic',
      name: '基础版',
      fits: '小团队',
      price: 5980,
      period: '年',
      recommended: false,
      facts: [{ key: 'viewers', name: '并发', value: '500' }],
    },
  ],
  'facts/features.json': [
    { key: 'phone-broadcast', group: '开播能力', name: '手机开播', values: ['✓', '✓', '✓', '✓', '✓'] },
  ],
  'facts/add-ons.json': [
    { key: 'traffic', name: '流量包', price: 480, unit: '/ 1 TB', text: '一年内可用' },
    { key: 'viewers', name: '并发包', price: 900, unit: '/ 1,000 人·场', text: '单场生效' },
  ],
  'facts/terms.json': [{ name: 'limit.delay', text: '10 到 300 秒', about: '延时播出' }],
  'facts/security.json': [
    {
      key: 'network',
      name: '端口',
      columns: { name: '用途', ports: '协议与端口' },
      rows: [{ key: 'rtmp', name: '推流', ports: 'TCP 1935' }],
    },
    {
      key: 'contract',
      name: '合同',
      columns: { name: '项目', text: '说明' },
      rows: [{ key: 'signing', name: '签署', text: '在线签署' }],
    },
  ],
  'downloads.json': [
    {
      slug: 'studio-windows',
      name: '开播工具',
      text: '电脑开播',
      platform: 'Windows',
      version: '1.0.0',
      size: '100 MB',
      updated: '2026-01-01',
      requires: 'Windows 10',
      changes: ['第一版'],
      link: 'https://example.com/download/studio-1.0.0.exe',
      sha256: '0'.repeat(64),
      history: [],
    },
  ],
};
