/** 体验引导: where a form leads, and neutral for visitors who come directly. */
export const experienceCopy = {
  head: {
    title: '体验引导_提交之后会发生什么',
    description: '提交需求之后：顾问 24 小时内来电，要试用的开通 7 天试用，按新手指南开出第一场直播。',
  },
  kicker: '体验引导',
  title: ['等来电的时候，', '先看看接下来的事'],
  intro: '提交过需求的，顾问 24 小时内来电。打开这一页不会提交任何内容；',
  ask: '还没提交，去留下需求',
  askLink: '/home/signUp',
  care: '改约或取消回电',
  next: [
    { title: '顾问来电', what: '24 小时内先问清需求；渠道合作、现场执行这类，再由对应的同事接着谈。' },
    { title: '开通试用', what: '要试用的，账号由顾问开好，登录方式一并发给你，试用 7 天。' },
    { title: '第一场直播', what: '顾问在线陪你彩排一次，按你的流程走完再正式开播。' },
  ],
  nextTitle: '提交之后会发生什么',
  guide: '看新手指南',
  guideLink: '/help/helpClassList/101',
  readTitle: '开播之前，先看这些',
  read: [
    { title: '新手指南', what: '从注册到开播，照着做一遍', link: '/help/helpClassList/101' },
    { title: '使用教程', what: '按功能查步骤和设置', link: '/help/helpCenter' },
    { title: '案例库', what: '看同行怎么播、结果怎么算', link: '/home/case' },
  ],
  weChat: { title: '微信找顾问', what: '扫码加顾问，把流程单或预算先发过来。', label: '顾问的微信二维码' },
} as const;
