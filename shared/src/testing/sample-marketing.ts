import type { MarketingDetail, MarketingItem } from '../contract/marketing';
import { sampleCase } from './sample-cases';

/** A marketing content of one of two categories. */
export function sampleMarketingItem(id: number, categoryId = 1): MarketingItem {
  return {
    id,
    title: `方案 ${id}`,
    link: `/home/marketing/${id}`,
    description: '从落地页到提醒短信，逐段修补。',
    categoryId,
    categoryName: categoryId === 1 ? '获客增长' : '品牌活动',
    banner: { title: '少填一项，多来一批', text: '先让人进来。', scene: 'phone' },
  };
}

/** A marketing content with its six blocks. */
export function sampleMarketingDetail(id: number, changes: Partial<MarketingDetail> = {}): MarketingDetail {
  return {
    ...sampleMarketingItem(id),
    published: '2025-02-19',
    scenes: [{ title: '行业沙龙报名', text: '移到播后问卷。' }],
    products: [{ name: '企微 SCRM', text: '审核通过自动进入。', link: '/home/vzScrm' }],
    cases: [sampleCase(41019)],
    faqs: [{ ask: '报名表单放几项合适？', answer: '公开课三项。' }],
    recommend: [sampleMarketingItem(50009)],
    ...changes,
  };
}
