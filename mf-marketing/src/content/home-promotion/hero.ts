import type { WantedWork } from '@site/shared/page/page-asks';
import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const promotionHead: ProductHead = {
  title: '渠道合作招募_区域代理与行业集成伙伴',
  description:
    '面向区域、行业与集成伙伴，提供产品、培训、线索与交付支持。四种合作方式、报备与返佣规则写在明处，提交申请后 24 小时内回电，两个工作日内渠道经理详谈。',
  keywords: ['渠道合作', '直播代理', '渠道伙伴招募', '直播系统集成'],
  name: '渠道合作',
};

export const promotionAsk: WantedWork = {
  want: '申请成为伙伴',
  title: '申请成为伙伴',
  example: '如：西安，做会务执行，想代理区域',
};

export const promotionHero: Omit<HeroLines, 'ask'> & { policy: string } = {
  title: ['一起把直播', '带到更多行业'],
  intro: ['面向区域、行业与集成伙伴，', '提供产品、培训、线索与交付支持。'],
  note: '你熟悉当地和行业，我们熟悉直播。谁做哪一段，开工前写在同一张单子上。',
  policy: '先看政策',
};

export const promotionAnchors: readonly SectionAnchor[] = [
  { id: 'kinds', name: '合作方式' },
  { id: 'support', name: '扶持' },
  { id: 'policy', name: '政策' },
  { id: 'admission', name: '准入' },
  { id: 'stories', name: '伙伴案例' },
  { id: 'steps', name: '流程' },
  { id: 'faq', name: '常见问题' },
];
