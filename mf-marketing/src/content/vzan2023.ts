import type { Campaign } from './campaign';

export const brandCampaign: Campaign = {
  head: {
    title: '品牌首页_播得稳看得清跟得上',
    description:
      '播得稳：主备双线与云导播；看得清：每场数据和来源；跟得上：名单到人、任务到天。企业直播的三件事，一个平台做完。',
    keywords: ['企业直播平台', '直播平台', '直播稳定性', '直播数据'],
  },
  hero: {
    ask: 'trial',
    title: ['播得稳，看得清，', '跟得上'],
    intro: ['总部一场播，门店一起卖，客户回到各自的店。', '画面、数据和名单，各有人看，也各有人管。'],
    note: '数据为示例，统计口径见下方说明。',
  },
};
