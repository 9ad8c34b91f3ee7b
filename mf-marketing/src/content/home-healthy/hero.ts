import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const healthyHead: ProductHead = {
  title: '大健康直播_科普先审后播与医师身份核验',
  description:
    '健康内容，先审后播。科普讲座、学术会议与药店会员日，支持身份核验与内容审核流程，讲者资质与来源同屏可查，可预约一次审核演示。',
  keywords: ['健康科普直播', '学术会议直播', '药店直播', '内容先审后播'],
  name: '大健康直播',
};

export const healthyHero: HeroLines = {
  ask: 'trial',
  title: ['健康内容，', '先审后播'],
  intro: ['科普讲座、学术会议与药店会员日，', '支持身份核验与内容审核流程。'],
  note: '免费试用的是直播间；审核由顾问演示，身体不适请及时就医。',
};

export const healthyAnchors: readonly SectionAnchor[] = [
  { id: 'pains', name: '四个担心' },
  { id: 'features', name: '核人与审稿' },
  { id: 'rules', name: '四条底线' },
  { id: 'scenes', name: '适用场次' },
  { id: 'faq', name: '常见问题' },
];
