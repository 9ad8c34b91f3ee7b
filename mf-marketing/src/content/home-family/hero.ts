import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const familyHead: ProductHead = {
  title: '母婴亲子直播_专家课堂与会员日方案',
  description:
    '陪一个家庭，走更久一点。面向母婴、亲子与家庭消费品牌，按孩子月龄安排专家课堂、会员日、社群答疑与复购提醒，可预约一次方案演示。',
  keywords: ['母婴直播', '亲子课堂', '会员日直播', '社群答疑'],
  name: '母婴亲子与家庭消费',
};

export const familyHero: HeroLines = {
  ask: 'trial',
  title: ['陪一个家庭，', '走更久一点'],
  intro: ['按月龄安排专家课堂、会员日与社群答疑，', '该提醒的时候提醒一句，不该打扰的时候不打扰。'],
  note: '免费试用的是直播间；会员日由顾问演示，孩子不适请及时就医。',
};

export const familyAnchors: readonly SectionAnchor[] = [
  { id: 'pains', name: '四处跟不上' },
  { id: 'months', name: '课程表' },
  { id: 'features', name: '课堂与提醒' },
  { id: 'scenes', name: '六类场次' },
  { id: 'rules', name: '边界' },
  { id: 'faq', name: '常见问题' },
];
