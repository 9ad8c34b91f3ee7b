import type { Pain, Phase, RelatedLink } from '../topic-page';

export const eduPains: readonly Pain[] = [
  {
    title: '课程被录屏外传',
    text: '录屏、转卖、群里传，开课的人最后知道。',
    answer: '先核名单再进场，画面上飘着他的水印',
  },
  {
    title: '不知道谁在认真听',
    text: '挂着画面的和认真听的，数据上一个样。',
    answer: '签到与答题穿插，认真度看得见',
  },
  { title: '好老师只有三位', text: '二十三个校区，天天在路上。', answer: '一位主讲，各校区助教跟班' },
];

/** What each measure can and cannot do. */
export const eduGuard = {
  title: '防录屏的能与不能',
  intro: '几层叠起来拦，拦不住的靠水印查出是谁。',
  rows: [
    { name: '名单准入', can: '不在名单里的人进不来', cannot: '名单里的人转借手机' },
    { name: '限制登录', can: '一个账号只在一处看', cannot: '两个人看同一块屏幕' },
    { name: '跑马灯水印', can: '泄露后知道是谁', cannot: '把画面裁掉一角' },
    { name: '拦截下载插件', can: '挡住浏览器里的下载工具', cannot: '系统录屏、另一台手机翻拍' },
  ],
  can: '能做到',
  cannot: '做不到',
} as const;

export const eduFeatures = {
  title: '授课与学习报表',
  report: {
    title: ['按人统计的学习报表'],
    text: '签到、答题、时长和回放合在一起算，挂机的看得出来。',
    points: ['按部门、门店、校区汇总', '不及格名单自动提醒补课', '学时证明可导出'],
  },
};

export const eduUses = {
  title: '五种课的上法',
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
  { name: '防录屏能防住什么', text: '每一层拦得住谁、拦不住谁', link: '/info/20035' },
  { name: '培训直播方案', text: '照着排期就能开课', link: '/m/lecture_detail_h5?id=40010' },
  { name: '版本与价格', text: '名单与防录屏在哪个版本', link: '/m/service' },
];

export const eduCase = 41007;
