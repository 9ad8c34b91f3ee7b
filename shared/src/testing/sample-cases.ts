import type { CasePage, CaseStudy, CaseSummary } from '../contract/cases';

/** A case as lists have it. */
export function sampleCase(id: number, changes: Partial<CaseSummary> = {}): CaseSummary {
  return {
    id,
    title: `案例 ${id}`,
    customer: `某客户 ${id}`,
    industry: '金融',
    scene: '峰会',
    products: ['营销直播'],
    result: '按时开播',
    metrics: [{ name: '观看人次', value: '412000', unit: '人次' }],
    sign: '金',
    lead: { name: '观看人次', value: '412000', unit: '人次' },
    curve: [10, 30, 60, 90, 100, 80, 60, 40],
    published: '2026-07-22',
    ...changes,
  };
}

/** A whole case without neighbours and similar cases. */
export function sampleCaseStudy(id: number, changes: Partial<CaseStudy> = {}): CaseStudy {
  return {
    ...sampleCase(id),
    quote: '同一个镜头，两种心情。',
    quoteBy: '某中心主任 · 示例',
    html: '<h2 id="bei-jing">背景</h2><p>江边立一台摄像机。</p>',
    headings: [{ id: 'bei-jing', level: 2, text: '背景' }],
    related: [],
    prev: null,
    next: null,
    ...changes,
  };
}

/** A page of the case library, the only one unless said otherwise. */
export function sampleCasePage(list: CaseSummary[], changes: Partial<CasePage> = {}): CasePage {
  const facets = { industry: [], scene: [], product: [] };
  return { list, total: list.length, pageIndex: 1, pageSize: 12, facets, ...changes };
}
