import type { Campaign } from './campaign';

export const serviceCampaign: Campaign = {
  head: {
    title: '企业直播平台_云服务虚拟直播与全案服务',
    description:
      '自己播用云服务，要好看用虚拟直播，想省心交给全案团队：三种交付方式，按场次和人手挑一种，免费试用 7 天。',
    keywords: ['企业直播平台', '云直播服务', '虚拟直播', '直播全案服务'],
  },
  hero: {
    ask: 'trial',
    title: ['自己播，', '还是请人播？'],
    intro: ['三种交付方式，按你的人手和场次挑。', '先看看别人这个月在做什么。'],
    note: '左右滑动，看五套近期方案。',
  },
};
