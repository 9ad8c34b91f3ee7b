import type { Campaign } from './campaign';

export const leadCampaign: Campaign = {
  head: {
    title: '企业直播平台_从报名到线索的直播营销',
    description:
      '从报名、开播到线索跟进，企业直播的每一步都在一个后台：报名表单、直播间、数据和名单连成一条线，免费试用 7 天。',
    keywords: ['企业直播平台', '直播获客', '直播报名', '营销直播'],
  },
  hero: {
    ask: 'trial',
    title: ['一场直播，', '一份跟得下去的名单'],
    intro: ['谁报了名、看到哪里、问了什么，都记在同一个人名下。', '散场当天，销售就知道先打给谁。'],
    note: '观众用微信或浏览器直接看，不用下载 App。',
  },
};
