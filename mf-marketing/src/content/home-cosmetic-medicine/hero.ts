import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const cosmeticMedicineHead: ProductHead = {
  title: '医疗美容直播_白名单科普与资质公示方案',
  description:
    '专业、私密、可追溯的医美直播。医生科普与项目咨询在白名单直播间进行，机构与医师资质公示，全程留痕，适合科普专场与来访者答疑。',
  keywords: ['医美直播', '白名单直播', '医生科普直播', '直播合规'],
  name: '医疗美容直播',
};

export const cosmeticMedicineHero: HeroLines = {
  ask: 'trial',
  title: ['专业、私密、', '可追溯的医美直播'],
  intro: ['医生科普与项目咨询在白名单直播间进行，', '资质公示，全程留痕。'],
  note: '免费试用的是直播间；白名单由顾问演示。不做疗效承诺，不放前后对比，不用来访者现身说法。',
};

export const cosmeticMedicineAnchors: readonly SectionAnchor[] = [
  { id: 'rules', name: '规矩在前' },
  { id: 'pains', name: '三处别扭' },
  { id: 'features', name: '讲与问' },
  { id: 'guard', name: '私密与留痕' },
  { id: 'faq', name: '常见问题' },
];
