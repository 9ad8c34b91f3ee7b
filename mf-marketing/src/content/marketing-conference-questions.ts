import type { Question, SectionAnchor } from './product-page';

export const conferenceAnchors: readonly SectionAnchor[] = [
  { id: 'steps', name: '五步' },
  { id: 'compare', name: '两种做法' },
  { id: 'features', name: '请、讲、跟' },
  { id: 'scenes', name: '六类会议' },
  { id: 'rules', name: '四条边界' },
  { id: 'faq', name: '常见问题' },
];

export const conferenceQuestions: readonly Question[] = [
  {
    ask: '邀约人会不会互相抢客户？',
    answer:
      '同一手机号只归一位负责人，别人导入时会提示已有人跟进。转交需要双方确认并留下记录，到会与成交都按这份归属计算。',
  },
  {
    ask: '来不了现场的人怎么办？',
    answer: '确认到会时可以改选线上。线上听的是同一场，签到、提问与资料都在一份名单里，邀约人的到会数一样算。',
  },
  {
    ask: '讲师临场发挥，说过头了怎么拦？',
    answer: '线上部分有三十秒延时，审核员可以静音或切垫片；现场部分由字幕同步比对讲稿，偏离时台下提示屏会亮。',
  },
  {
    ask: '客户签了又想退，流程怎么走？',
    answer: '签约消息里有撤回入口与剩余天数，点开填一个原因即可提交，负责人收到后按约定办理，系统记录每一步时间。',
  },
  {
    ask: '保健品的会能用吗？',
    answer:
      '健康科普会可以用，内容先审、讲者核验、现场不卖货。以讲座名义推销药品或保健食品的，我们不提供服务，已开通的会停用。',
  },
];
