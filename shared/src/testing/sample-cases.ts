import type { CaseShow } from '../contract/case-show';
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
    quote: '同一个镜头，两种心情。',
    quoteBy: '某中心主任 · 示例',
    published: '2026-07-22',
    ...changes,
  };
}

const sampleShow: CaseShow = {
  start: '19:00',
  end: '20:10',
  cameras: [
    { name: '机位 1', shows: '江岸' },
    { name: '机位 2', shows: '水尺' },
  ],
  segments: [
    { from: '19:00', name: '晚霞', camera: 1 },
    { from: '19:20', name: '水位', camera: 2 },
    { from: '19:50', name: '答问', camera: 1 },
  ],
  marks: [
    { at: '19:10', title: '镜头起雾', text: '切到备用机位', failed: true },
    { at: '19:30', title: '观看人数到高点', text: '江面的两路成了主画面' },
    { at: '19:55', title: '提问归类', text: '相近的并成一条' },
  ],
  map: {
    kind: 'rooms',
    counted: '上半年观看',
    unit: '人次',
    places: ['江岸', '大桥', '水库', '城墙', '湿地', '码头'].map((name, index) => ({ name, value: 120 - index * 20 })),
  },
  role: { clothes: 'suit', hair: 'short', tone: 'deep' },
  failures: [
    { failed: '镜头起雾', changed: '换除雾罩' },
    { failed: '供电跳闸', changed: '双路供电' },
    { failed: '夜里漏看', changed: '自动巡检' },
  ],
  kit: ['云台机', '除雾罩', '电源', '采集卡'].map((name, index) => ({ name, count: index + 1 })),
  setup: [
    { name: '机位', note: '江岸与水尺', count: 12, unit: '路' },
    { name: '值班', note: '白天与夜间', count: 3, unit: '人' },
    { name: '演练', note: '每周三', count: 1, unit: '次' },
    { name: '解说', note: '早中晚', count: 3, unit: '档' },
  ],
};

/** A whole case without neighbours and similar cases. */
export function sampleCaseStudy(id: number, changes: Partial<CaseStudy> = {}): CaseStudy {
  return {
    ...sampleCase(id),
    show: sampleShow,
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
