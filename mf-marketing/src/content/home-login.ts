/** 登录跳转: where the login and trial buttons lead while no admin address is configured. */
export const loginCopy = {
  head: {
    title: '登录',
    description: '登录由管理后台提供。打开后台地址即可登录或开通 7 天试用；后台未开放时，可以留下需求由顾问协助开通。',
  },
  login: { title: '登录管理后台', intro: '账号、场次和客户都在管理后台里，本页带你过去。', enter: '进入后台登录' },
  trial: { title: '开通 7 天试用', intro: '试用账号在管理后台开通，本页带你过去。', enter: '进入后台开通试用' },
  closed: {
    title: '登录入口由后台提供',
    text: '当前站点还没有接上管理后台，所以不能直接登录。留下称呼和手机号，顾问在 24 小时内替你开好账号。',
    ask: '登记试用',
    home: '返回首页',
  },
  help: '登录遇到问题？',
  helpWithoutPhone: '查看帮助中心',
} as const;

/** What three people see first behind the log-in, on the same morning. Sample data. */
export const loginDesks = {
  title: '同一个后台，三个人看到三张桌面',
  sample: '示例画面，11 月 5 日 09:40',
  day: {
    who: '运营',
    head: '今天 3 场',
    rows: [
      { at: '10:00', name: '入职课第 3 讲', state: '彩排过' },
      { at: '14:00', name: '秋季新品会', state: '缺垫片' },
      { at: '20:00', name: '会员日', state: '待审 1 条' },
    ],
  },
  signals: { who: '导播', head: '14:00 这场，6 路到了 5 路', missing: '5 号连麦嘉宾未接入' },
  calls: { who: '销售', head: '27 位等回电', first: '先打周工，旧产线改造' },
} as const;
