import { callbackWithin } from '../lead-band';
import type { Feature, LeadLines, LineStep, Lines, NamedText, RelatedLink } from '../product-page';

export const eduPains: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['线上课常见的四个难处'],
  intro: '教室里老师抬头就知道谁走神。搬到线上以后，这四件事需要工具补上。',
  list: [
    { name: '讲完才知道没听懂', text: '全程只有老师在说，问一句“听得清吗”，聊天区半天没有回音。' },
    { name: '课刚上线就被转走', text: '录屏、转发链接、一个账号几个人看，付费内容流出去追不回来。' },
    { name: '好老师分身乏术', text: '同一堂课在各校区重复讲，讲师的时间花在路上。' },
    { name: '学了多少说不清', text: '人事要学时，业务要效果，教务手里只有一张进场名单。' },
  ],
};

export const eduFeaturesTitle: Lines = ['老师、教务与管理者的三个工作台'];

/** Name of the tab and what is in it, in the order of the stages. */
export const eduFeatures: readonly [
  { tab: string; feature: Feature },
  { tab: string; feature: Feature },
  { tab: string; feature: Feature },
] = [
  {
    tab: '老师怎么讲',
    feature: {
      title: ['课件、人像与聊天三分屏'],
      intro: '三分屏由老师自己切换，讲到公式放大课件，讲到案例放大人像。',
      points: [
        { name: '课件与白板', text: 'PPT 转成静态页，画笔、激光笔和空白页随时可用' },
        { name: '连麦答疑', text: '学员举手排队，一次可以请多位上台' },
        { name: '双师课堂', text: '主讲在总部，助教在各校区看得到自己班的提问' },
      ],
      more: { text: '听一讲：直播脚本三段式', link: '/home/lectureIndex' },
    },
  },
  {
    tab: '教务怎么管',
    feature: {
      title: ['多次签到与认真度检测'],
      intro: '签到、答题和随机弹窗分布在整堂课里，缺席的人当场就列出来。',
      points: [
        { name: '多次签到', text: '开课、课间、结束各一次，未签到的人自动补发提醒' },
        { name: '认真度检测', text: '随机弹出确认框，离开页面的时长单独记' },
        { name: '作业与考试', text: '课后开放作答，客观题自动判分，主观题分给助教' },
      ],
    },
  },
  {
    tab: '管理者怎么看',
    feature: {
      title: ['学时、得分与完成率报表'],
      intro: '按部门、区域和岗位拆开，哪一节掉人多，曲线上点开就是那一页课件。',
      points: [
        { name: '学习时长', text: '直播与回放分开计，快进与挂机不算入' },
        { name: '部门完成率', text: '未完成名单可以直接发给部门负责人' },
        { name: '对接学习平台', text: '学时与成绩通过接口写回，也能按模板导出' },
      ],
    },
  },
];

export const eduGuard: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['六道课程防盗措施'],
  intro: '没有哪一种办法能挡住所有录屏。叠在一起，能明显抬高盗录的成本，流出后也追得到来源。',
  list: [
    { name: '名单进场', text: '按手机号、工号或邮箱核对，名单外的人看不到播放器' },
    { name: '一号一端', text: '同一账号后登录者进场，前一台设备自动退出' },
    { name: '播放加密', text: '视频分片加密，下载得到的文件无法播放' },
    { name: '跑马灯水印', text: '姓名与手机尾号，在画面里缓慢移动' },
    { name: '录屏拦截', text: '装了 SDK 的自有 App 里，安卓黑屏，iOS 暂停并提示' },
    { name: '来源追溯', text: '凭泄露片段里的水印查回账号、设备与观看时段' },
  ],
};

export const eduSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['从排课到补课的五步'],
  intro: '以一门八讲的内训课为例，排好一讲，后面七讲复制即可。',
  list: [
    { when: '前 7 天', name: '导入名单', text: '按部门导入学员，日程写进各自的日历' },
    { when: '前 1 天', name: '试讲一遍', text: '检查声音、课件与网络，助教熟悉答疑' },
    { when: '上课', name: '讲与练交替', text: '每 15 分钟一次答题，提问由助教先分拣' },
    { when: '下课', name: '作业与考试', text: '十分钟内出到课名单，开放随堂测验' },
    { when: '7 天内', name: '回放补课', text: '缺席的人看回放并答题，学时自动补齐' },
  ],
};

export const eduScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '六种课堂的模板',
  intro: ['人数、互动和保密要求不同，', '模板已经按场景配好了开关。'],
  list: [
    { name: '企业内训', text: '按工号入场，学时记到人，适合每月固定排课' },
    { name: '经销商培训', text: '分区域开班，考试合格后发放电子证书' },
    { name: '职业教育公开课', text: '先报名后试听，课中弹出正课咨询入口' },
    { name: '双师课堂', text: '一位主讲，多个校区同上，助教在本地答疑' },
    { name: '继续教育', text: '实名核对，学时可查，回放按有效期开放' },
    { name: '技能实操课', text: '多机位看手部与工位，步骤可以反复回看' },
  ],
};

export const eduCases = {
  criteria: { featured: 41020, industries: ['教育培训', '制造与汽车'], kinds: ['培训'] },
  text: {
    title: '教育培训案例',
    intro: '客户已匿名。',
    more: { text: '查看教育培训案例', link: '/home/case' },
  },
} as const;

export const eduRelated: readonly RelatedLink[] = [
  { name: '知识付费', text: '专栏、训练营与证书，给内容定价也给保护', link: '/home/knowledge' },
  { name: '校园直播', text: '典礼、家长会与运动会，家长凭名单观看', link: '/home/school' },
  { name: 'AI 直播工具', text: '实时字幕、课程总结与问答助手', link: '/home/ai' },
];

export const eduLead: LeadLines = {
  title: ['用自己的课件试讲一节'],
  intro: '发来一份课件和大概的学员人数，顾问用它开一间课堂，老师进来讲十分钟就有数了。',
  steps: [
    { when: callbackWithin, what: '顾问回电，确认学员人数与保密要求' },
    { when: '第 2 天', what: '开好课堂，导入课件与试讲名单' },
    { when: '第 3 天', what: '陪老师试讲，出一份学习报表' },
  ],
};
