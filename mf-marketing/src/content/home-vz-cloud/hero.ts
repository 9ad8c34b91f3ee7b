import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const openHead: ProductHead = {
  title: '云直播开放平台_直播API与SDK接入',
  description:
    'API、SDK 与嵌入三种方式接入，支持自有域名、单点登录和专属部署。签名规则、回调事件与频控写成文档，沙箱先调通，再接进官网、App 与小程序。',
  keywords: ['直播API', '直播SDK', '直播嵌入官网', '直播平台私有化'],
  name: '云直播开放平台',
};

export const openHero: HeroLines = {
  ask: 'trial',
  title: ['把直播能力，', '装进你的业务'],
  intro: ['API、SDK 与嵌入三种方式接入，', '支持自有域名、单点登录和专属部署。'],
  note: '免费试用的是直播间；接口和沙箱{{feature.open-api.from}}，沙箱不另收费，不限时间。',
};

export const openAnchors: readonly SectionAnchor[] = [
  { id: 'ways', name: '三种接入' },
  { id: 'steps', name: '接入过程' },
  { id: 'events', name: '回调事件' },
  { id: 'deploy', name: '部署方式' },
  { id: 'limits', name: '频控与额度' },
  { id: 'faq', name: '常见问题' },
];
