import { listAddOns } from '@site/shared/calls/add-ons';
import { listPricingFeatures } from '@site/shared/calls/pricing-features';
import { listPricingPlans } from '@site/shared/calls/pricing-plans';
import { listPricingQuestions } from '@site/shared/calls/pricing-questions';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleFacts } from '@site/shared/testing/sample-facts';

export const address = '/home/service';

const plan = (slug: string, name: string, price: number | null, viewers: string, quota: string) => ({
  slug,
  name,
  fits: '说明',
  price,
  period: price === 0 ? '7 天' : price === null ? '' : '年',
  recommended: slug === 'professional',
  facts: [
    { key: 'viewers', name: '并发上限', value: viewers },
    { key: 'traffic', name: '赠送流量', value: quota },
  ],
});

const feature = (key: string, group: string, name: string, ...values: string[]) => ({ key, group, name, values });

export const answers = {
  ...answerTo(listPricingPlans, {
    list: [
      plan('trial', '免费试用', 0, '50', '10 GB'),
      plan('basic', '基础版', 5980, '500', '300 GB'),
      plan('professional', '专业版', 19800, '5,000', '1.5 TB'),
      plan('private', '私有化/定制', null, '按需配置', '按需配置'),
    ],
  }),
  ...answerTo(listPricingFeatures, {
    list: [
      feature('password', '观看权限', '密码观看', '✓', '✓', '✓', '✓'),
      feature('whitelist', '观看权限', '白名单', '–', '–', '✓', '✓'),
      feature('captions', '录制回放', '字幕', '–', '–', '加购', '✓'),
    ],
  }),
  ...answerTo(listAddOns, {
    list: [
      { key: 'traffic', name: '流量包', price: 480, unit: '/ 1 TB', text: '一年内可用' },
      { key: 'viewers', name: '并发包', price: 900, unit: '/ 1,000 人·场', text: '单场生效' },
      { key: 'captions', name: '实时字幕', price: 120, unit: '/ 小时', text: '词库' },
      { key: 'crew', name: '执行服务', price: 3800, starting: true, unit: '/ 场', text: '按机位' },
      { key: 'crew-single', of: 'crew', name: '单机', price: 3800, unit: '/ 半天', text: '两人' },
      { key: 'exhibition', name: '元宇宙展厅', price: null, unit: '', text: '单独签约' },
    ],
  }),
  ...sampleFacts,
  ...answerTo(listPricingQuestions, { list: [{ ask: '期满会自动扣费吗？', answer: '不会。' }] }),
};

export const at = (query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;
export const text = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ');
