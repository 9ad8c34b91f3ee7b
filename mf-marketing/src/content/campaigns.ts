import type { HeroLines } from './product-page';

export type CampaignHead = { title: string; description: string; keywords: readonly string[] };
export type Campaign = { head: CampaignHead; hero: Required<HeroLines> };

/** The home page as campaigns of other years told it (content.md §6 no. 7): other heroes, another order, one canonical. */
export const leadCampaign: Campaign = {
  head: {
    title: '企业直播平台_从报名到线索的直播营销',
    description:
      '从报名、开播到线索跟进，企业直播的每一步都在一个后台：报名表单、直播间、数据和名单连成一条线，免费试用 7 天。',
    keywords: ['企业直播平台', '直播获客', '直播报名', '营销直播'],
  },
  hero: {
    title: ['一场直播，', '一份跟得下去的名单'],
    intro: ['谁报了名、看到哪里、问了什么，都记在同一个人名下。', '散场当天，销售就知道先打给谁。'],
    note: '观众用微信或浏览器直接看，不用下载 App。',
  },
};

export const serviceCampaign: Campaign = {
  head: {
    title: '企业直播平台_云服务虚拟直播与全案服务',
    description:
      '自己播用云服务，要好看用虚拟直播，想省心交给全案团队：三种交付方式，按场次和人手挑一种，免费试用 7 天。',
    keywords: ['企业直播平台', '云直播服务', '虚拟直播', '直播全案服务'],
  },
  hero: {
    title: ['自己播，', '还是请人播？'],
    intro: ['三种交付方式，按你的人手和场次挑。', '先看看别人这个月在做什么。'],
    note: '左右滑动，看五套近期方案。',
  },
};

export const brandCampaign: Campaign = {
  head: {
    title: '品牌首页_播得稳看得清跟得上',
    description:
      '播得稳：主备双线与云导播；看得清：每场数据和来源；跟得上：名单到人、任务到天。企业直播的三件事，一个平台做完。',
    keywords: ['企业直播平台', '直播平台', '直播稳定性', '直播数据'],
  },
  hero: {
    title: ['播得稳，看得清，', '跟得上'],
    intro: ['总部一场播，门店一起卖，客户回到各自的店。', '画面、数据和名单，各有人看，也各有人管。'],
    note: '数据为示例，统计口径见下方说明。',
  },
};
