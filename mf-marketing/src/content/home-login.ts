/** 登录跳转: where the login and trial buttons lead while no admin address is configured. */
export const loginCopy = {
  head: {
    title: '登录',
    description: '登录管理后台，或开通 7 天试用。还没有账号的，留下称呼和手机号，顾问协助开通，并告诉你从哪里登录。',
  },
  login: { title: '登录管理后台', intro: '账号、场次和客户都在管理后台里。', enter: '进入后台登录' },
  trial: { title: '开通 7 天试用', intro: '试用账号在管理后台开通。', enter: '进入后台开通试用' },
  closed: {
    title: '先开通账号再登录',
    text: '网页登录暂未开放。留下称呼和手机号，顾问在 24 小时内替你开好账号，并告诉你从哪里登录。',
    ask: '登记试用',
    home: '返回首页',
  },
  /** In its place for who came to try. */
  signUp: {
    title: '开通 7 天试用',
    text: '留下称呼与手机号，顾问替你开通试用账号，配好直播间再把登录方式发给你。',
    submit: '申请开通试用',
  },
  /** On the pass of a phone: the place that is empty in the picture. */
  seat: { number: '5', text: '号位空着，留给你' },
  help: '登录遇到问题？',
  helpWithoutPhone: '查看帮助中心',
} as const;

/** The control room of the picture. Sample data. */
export const loginRoom = {
  title: '秋季新品会，4 小时 20 分后开播',
  state: '6 路信号到了 5 路，5 号还空着',
  sample: '11 月 5 日 09:40',
} as const;
