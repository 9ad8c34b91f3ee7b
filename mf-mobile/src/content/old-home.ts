import type { LiveRoom } from '@site/drawings/stages/live-room-stage';

/** The former phone home page, kept for links of old posters and name cards; products and scenarios are today's. */
export const oldHomeCopy = {
  head: {
    title: '手机首页旧版_企业直播平台',
    description:
      '手机首页的旧版，为早年印在海报和名片上的链接保留；产品、场景与方案和新版同步，提交的需求同样由顾问在 24 小时内回电。',
    keywords: ['企业直播平台', '手机首页旧版'],
  },
  notice: '你扫的是早年海报或名片上的码',
  toNew: '去新版首页',
  title: ['企业直播平台', '一部手机先看明白'],
  text: ['发布会、培训、门店与活动，', '观众点开链接就能看，不装应用。'],
  tasks: {
    title: '常用入口',
    list: [
      { key: 'price', name: '问价格', text: '各版本都写着，按年付', link: '/m/service' },
      { key: 'case', name: '看同行', text: '按行业翻案例', link: '/home/case' },
      { key: 'learn', name: '学开播', text: '第一场照着做', link: '/m/lecture_h5' },
      { key: 'help', name: '查故障', text: '黑屏、卡顿、没声音', link: '/help/helpCenter' },
    ],
  },
  products: '六个产品',
  scenarios: '四种场合的播法',
  market: '照着做的方案',
  form: { title: '留下直播需求', text: '写清哪天播、多少人看，顾问带着方案回电。', submit: '提交需求' },
} as const;

export const oldHomeRoom: Partial<LiveRoom> = {
  label: '直播间画面：手机里主播在讲新品，评论里有人问价格，下方弹出资料卡',
  name: '春季订货会 · 第 2 场',
  status: '1,286 人在看',
  messages: [
    { name: '何先生', text: '样品多久能寄到' },
    { name: '顾问', text: '留个地址，三天内寄出' },
    { name: '武汉门店', text: '我们订 40 箱' },
  ],
  code: null,
};
