import type { ShowReport } from '@site/shared/ui/stages/dashboard-stage';
import type { LiveRoom } from '@site/shared/ui/stages/live-room-stage';
import { classScene } from '@site/shared/ui/stages/scenes/class-scene';
import type { Pain, Phase, RelatedLink, TopicWords } from '../components/topic/topic-words';

export const eduWords: TopicWords = {
  head: {
    title: '教育培训直播_防录屏与学习数据方案',
    description:
      '三分屏授课、答题签到、防盗录与学习报表，适合企业内训、经销商培训、职业教育与双师课堂。名单观看，学时可查，免费试用 7 天。',
    keywords: ['培训直播平台', '课程直播防盗', '企业内训直播'],
  },
  hero: {
    kicker: '教育培训',
    title: ['课讲得清，', '学得到，管得住'],
    intro: ['老师照常放课件，学员点开链接就上课，', '谁学了多久，报表里一人一行。'],
  },
  questions: [
    {
      ask: '怎么防止课程被录屏？',
      answer:
        '可以显著增加盗录的难度，并在泄露后追到来源：名单准入、跑马灯和全屏水印、限制同时登录、禁用常见录屏插件。用另一台手机翻拍拦不住，但水印会留下是谁。',
    },
    {
      ask: '老师断网，课会丢吗？',
      answer:
        '云端一直在录，断开的那段会显示等候画面，老师重连后从原处继续；回放可以把空白剪掉。重要课程建议主备两路推流。',
    },
    {
      ask: '能对接现有的学习平台吗？',
      answer: '能。单点登录免去二次注册，学时、签到和答题结果通过接口写回学习平台，课件和回放也能嵌进去。',
    },
    {
      ask: '学员要装软件吗？',
      answer: '不用。微信、企业微信和浏览器直接上课；老师用电脑端工具，三分屏和白板更顺手。',
    },
  ],
  lead: {
    title: ['先试讲一节', '二十分钟的课'],
    intro: '把课件和名单发来，顾问帮老师走一遍三分屏、签到和答题。',
  },
};

export const eduRoom: LiveRoom = {
  label: '培训直播示例画面：手机里讲师站在课件旁讲解，顶部是签到进度，评论里有学员提问，下方弹出随堂题',
  name: '新品培训 · 第 3 课',
  status: '298 / 312 人已签到',
  sign: '正在讲：三处改进怎么说',
  drawing: classScene,
  messages: [
    { name: '苏州二店', words: '第二处差在哪' },
    { name: '讲师', words: '看右边这根柱子' },
    { name: '无锡一店', words: '已答题，三题全对' },
  ],
  card: { name: '随堂题 2 / 3', words: '还剩 40 秒', action: '作答' },
  code: null,
};

export const eduPains: readonly Pain[] = [
  {
    title: '课刚上完，网上就有了',
    words: '录屏、转卖、群里传，开课的人最后知道。',
    answer: '进得来有名单，录走了有记号',
  },
  {
    title: '讲了两小时，不知道谁在',
    words: '挂着画面的和认真听的，数据上一个样。',
    answer: '签到与答题穿插，认真度看得见',
  },
  { title: '好老师只有三位', words: '二十三个校区，天天在路上。', answer: '一位主讲，各校区助教跟班' },
];

/** What each measure can do, said as it is. */
export const eduGuard = {
  title: '防录屏，能做到哪一步',
  intro: '防录屏不是一道墙，是几层门加一个记号。',
  rows: [
    { name: '名单准入', can: '不在名单里的人进不来', cannot: '名单里的人转借手机' },
    { name: '限制登录', can: '一个账号只在一处看', cannot: '两个人看同一块屏幕' },
    { name: '跑马灯水印', can: '泄露后知道是谁', cannot: '把画面裁掉一角' },
    { name: '禁用录屏插件', can: '挡住常见软件录屏', cannot: '另一台手机翻拍' },
  ],
  can: '能做到',
  cannot: '做不到',
} as const;

export const eduReport: ShowReport = {
  label: '学习报表示例画面：签到率、平均学时、答题参与率与结业人数，听课曲线和校区排行',
  name: '双师课堂 · 一学期',
  figures: [
    { name: '签到率', value: '94', unit: '%' },
    { name: '平均学时', value: '78', unit: '分钟' },
    { name: '答题参与率', value: '83', unit: '%' },
    { name: '结业', value: '1,126', unit: '人' },
  ],
  curve: {
    name: '同时听课',
    points: [0.5, 0.82, 0.9, 0.88, 0.86, 0.94, 0.9, 0.72, 0.86, 0.9, 0.88, 0.84, 0.6],
    levels: ['1.2k', '800', '400', '0'],
    times: ['19:00', '19:30', '20:00', '20:30'],
    peak: 5,
    words: '19:38 随堂答题',
  },
  ranking: {
    name: '校区排行 · 签到',
    rows: [
      { name: '示例一校', note: '助教 2', value: '99%', share: 99 },
      { name: '示例三校', note: '助教 1', value: '97%', share: 97 },
    ],
    rest: { name: '其余 21 个校区', value: '94%' },
  },
};

export const eduFeatures = {
  title: '老师少操心，学员不走神',
  report: {
    title: ['谁学了多久，', '报表里一人一行'],
    words: '签到、答题、时长和回放合在一起算，挂机的看得出来。',
    points: ['按部门、门店、校区汇总', '不及格名单自动提醒补课', '学时证明可导出'],
  },
};

export const eduUses = {
  title: '五种课，五种上法',
  choose: '选一种课',
  items: [
    {
      name: '企业内训',
      points: ['按部门同步名单，离职自动失效', '课后考试，成绩回写人事系统', '内部课程只在企业微信里看'],
    },
    {
      name: '经销商',
      points: ['凭编号入场，屏幕上有自己的编号', '政策讲解不开回放，产品课长期可看', '门店为单位排名，店长看得见'],
    },
    { name: '职业教育', points: ['公开课引流，正课名单准入', '作业、打卡与班级群联动', '内容与收费按平台规则公示'] },
    { name: '双师课堂', points: ['主讲在一处，助教在每间教室', '教室收音可以举手连麦', '校区断网，本地录像补传'] },
    { name: '继续教育', points: ['实名与人脸核验须单独同意', '挂机检测，随机弹题', '学时按规定格式导出'] },
  ],
} as const;

export const eduPhases: readonly Phase[] = [
  {
    name: '课前',
    time: '开课前 3 天',
    rows: [
      { who: '教务', what: '导入名单，发上课提醒' },
      { who: '老师', what: '传课件，试讲十分钟' },
      { who: '助教', what: '备好随堂题和资料' },
    ],
  },
  {
    name: '课中',
    time: '90 分钟',
    rows: [
      { who: '老师', what: '三分屏讲课，白板演算' },
      { who: '助教', what: '答疑、推题、维持秩序' },
      { who: '教务', what: '看签到，联系没来的人' },
    ],
  },
  {
    name: '课后',
    time: '一周内',
    rows: [
      { who: '教务', what: '出学时表，安排补课' },
      { who: '老师', what: '看错题，下节课先讲' },
      { who: '学员', what: '按章节看回放，倍速复习' },
    ],
  },
];

export const eduRelated: readonly RelatedLink[] = [
  { name: '防录屏能防住什么', words: '每一层拦得住谁、拦不住谁', link: '/info/20035' },
  { name: '培训直播方案', words: '照着排期就能开课', link: '/m/lecture_detail_h5?id=40010' },
  { name: '版本与价格', words: '名单与防录屏在哪个版本', link: '/m/service' },
];

export const eduCase = 41007;
