export type SolutionKey = 'businessActivity' | 'multiStoreLive' | 'privateDomainLive' | 'trainingLive';

/** A scenario; the keys are those of the preview addresses. */
export type Solution = {
  key: SolutionKey;
  name: string;
  title: string;
  intro: readonly string[];
  /** Before, during and after the live stream. */
  steps: readonly { when: string; what: string; how: string }[];
  fit: readonly string[];
  more: { text: string; link: string };
};

export const solutionCopy = { steps: '播前、播中、播后怎么做' };

export const solutions: readonly Solution[] = [
  {
    key: 'businessActivity',
    name: '商务活动',
    title: '散场当天就有排好次序的线索',
    intro: ['报名、进场、提问和领资料，都记在同一个人名下。', '销售拿到名单就能开口。'],
    steps: [
      { when: '播前', what: '报名页配渠道码', how: '一个渠道一张码' },
      { when: '播中', what: '资料跟着讲解弹出', how: '投票、抽奖、领白皮书，每一步都留痕' },
      { when: '播后', what: '线索按评分分派', how: '24 小时内回访，回放接着收报名' },
    ],
    fit: ['适合新品发布、招商大会、经销商大会与行业沙龙。'],
    more: { text: '看企业营销直播怎么用', link: '/home/entmarket' },
  },
  {
    key: 'multiStoreLive',
    name: '多门店直播',
    title: '总部与三百家门店同播',
    intro: ['同一路画面送到每家店，门店不用各自搭直播间。', '客户从哪家店进来，业绩记在哪家店。'],
    steps: [
      { when: '播前', what: '生成门店码与导购码', how: '海报、话术、商品统一下发到店' },
      { when: '播中', what: '总部讲解，门店同播', how: '优惠券按店发放，库存按店显示' },
      { when: '播后', what: '订单归店，到店核销', how: '老客进企微群，下一场提前提醒' },
    ],
    fit: ['适合茶饮、母婴、美业、家居卖场和药店等连锁企业。'],
    more: { text: '看连锁直播怎么用', link: '/home/vzChain' },
  },
  {
    key: 'privateDomainLive',
    name: '私域直播',
    title: '散场后把客户留在企业微信',
    intro: ['引流、预热、成交与复购，', '排成每月都能重复的日历。'],
    steps: [
      { when: '播前', what: '社群预热七天', how: '每天一件小事，开播前再提醒' },
      { when: '播中', what: '讲到方案时弹出顾问', how: '扫码加企微，看到哪段同步给顾问' },
      { when: '播后', what: '标签到期，任务到人', how: '按观看和下单打标签，该复购时提醒' },
    ],
    fit: ['适合会员制零售、知识付费与本地生活服务。'],
    more: { text: '看私域直播怎么做', link: '/home/syzb' },
  },
  {
    key: 'trainingLive',
    name: '培训直播',
    title: '用答题和报表检验学习效果',
    intro: ['授课、签到、答题与学习报表在一起，', '谁没跟上，下课就能看见。'],
    steps: [
      { when: '播前', what: '名单按部门导入', how: '只有名单里的人进得来' },
      { when: '播中', what: '签到答题穿插进行', how: '连麦答疑，跑马灯水印带姓名尾号' },
      { when: '播后', what: '报表一人一行', how: '学时、得分、未完成名单自动汇总' },
    ],
    fit: ['适合新员工入职、经销商赋能、认证考试与安全月。'],
    more: { text: '看教育培训方案', link: '/home/edu' },
  },
];
