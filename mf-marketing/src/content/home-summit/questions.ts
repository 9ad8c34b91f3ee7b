import type { Question } from '../product-page';

export const summitQuestions: readonly Question[] = [
  {
    ask: '同时能开几个会场？',
    answer:
      '按套餐，{{plan.professional.name}} {{feature.venues.professional}}，{{plan.flagship.name}} {{feature.venues.flagship}}；并发按整个账号合计。更多会场提前{{promise.report}}报备，一起压测。',
  },
  {
    ask: '同传怎么接入？',
    answer: '同传员在浏览器里听原声、推译音，观众端出现语言切换。也可以接收现场同传设备的音频信号。',
  },
  {
    ask: '现场和线上的票能打通吗？',
    answer: '可以。同一张电子票，现场扫码入场记签到，线上凭票进会场记观看，报告里合并为一个人。',
  },
  {
    ask: '人脸找图合规吗？',
    answer: '人脸属于敏感个人信息。须由本人主动发起并单独同意，可以关闭、可以删除，活动结束后按约定期限清除。',
  },
  {
    ask: '议程临时改了怎么办？',
    answer: '后台改一次，页面、日历与提醒同步更新；收藏该场的人会收到改期通知，改动记录可查。',
  },
];
