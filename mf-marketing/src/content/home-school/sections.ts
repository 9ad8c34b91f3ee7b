import { callbackWithin } from '../lead-band';
import type { Feature, LeadLines, Lines, NamedText, RelatedLink, Rule, ServicePromise } from '../product-page';

export const schoolPains: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['学校办直播的三个难处'],
  intro: '学校办一场直播，难的从来不是画面，而是谁能看、谁来拍、看完存哪里。',
  list: [
    { name: '座位有限', text: '六百座的礼堂，三千位家长想来，名额怎么排都有人不满。' },
    { name: '名单泄露', text: '链接一转发，校外的人也点得进来，孩子的脸就在画面上。' },
    { name: '人手不够', text: '电教老师一个人，既要切画面又要管话筒，还要回家长群。' },
  ],
};

export const schoolFeaturesTitle: Lines = ['家长名单、相册与校内导播'];

/** In the order of their stages. */
export const schoolFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['按班级名单入场'],
    intro: '从学籍表导入家长手机号，一个孩子绑两位亲属。名单以外的人点开，只看得到封面。',
    points: [
      { name: '班级分会场', text: '家长会各班一间，班主任只管自己的那间' },
      { name: '亲属绑定', text: '外地的祖辈用亲属码进，学校看得到是谁邀的' },
      { name: '到场记录', text: '哪位家长没到，会后自动给班主任一张表' },
    ],
    more: { text: '名单怎样导入', link: '/help/helpClassList/502' },
  },
  {
    title: ['照片边拍边归到班级相册'],
    intro: '校园记者的相机连着就传。公开相册只放大场面，班级相册要名单才打开。',
    points: [
      { name: '班级相册', text: '按队列与班牌归类，只对本班家长开放' },
      { name: '找照片', text: '按号码布或队列找；人脸查找默认关闭' },
      { name: '撤下一张', text: '家长不愿公开的照片，点一下先撤再核' },
    ],
    more: { text: '看图片直播', link: '/home/imageLive' },
  },
  {
    title: ['一位老师管三个机位'],
    intro: '手机作机位，教室电脑作导播台。画面、字幕条与垫片都在浏览器里切。',
    points: [
      { name: '手机即机位', text: '三部手机扫码加入，电量与信号看得见' },
      { name: '节目单字幕', text: '按节目单排好，到点按一下就上屏' },
      { name: '校内留存', text: '录像存校内机房，按年级与活动归档' },
    ],
    more: { text: '看云导播', link: '/home/daobo' },
  },
];

export const schoolRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['拍摄学生的合规要求'],
  intro: '谁能看、存多久、家长同意了没有，开播前在清单上打勾。',
  list: [
    {
      name: '谁能看',
      tool: '默认名单观看，拦截下载插件，画面带查看人标记。',
      yours: '名单由学校导入并核对，转学与毕业的及时移出。',
    },
    {
      name: '孩子的肖像',
      tool: '不愿出镜的学生在机位图上标出，导播台提示避开。',
      yours: '事先取得监护人书面同意，未满十四岁的另行告知用途。',
    },
    {
      name: '存多久',
      tool: '相册与回放按活动设有效期，到期自动下线并留删除记录。',
      yours: '按学校档案规定留存，需要长期保存的另行说明。',
    },
  ],
  note: '以上为功能说明，不构成法律意见，具体要求以教育主管部门与学校规定为准。',
};

export const schoolPromises: { title: string; list: readonly ServicePromise[] } = {
  title: '我们替学校做完的',
  list: [
    { figure: '1 次', name: '上门勘场', text: '礼堂、操场、教室，网络和供电测一遍。' },
    { figure: '3 张', name: '清单', text: '机位图、节目单字幕、应急联系表。' },
    { figure: '2 小时', name: '带教', text: '教会一位老师、两位学生记者独立开播。' },
    { figure: '7 天', name: '相册有效期', text: '默认七天，学校可以改短或改长。' },
  ],
};

export const schoolCases = {
  criteria: { featured: 41008, industries: ['教育培训'] },
  text: {
    title: '学校的案例',
    intro: '学校已匿名。',
    shows: '毕业生在草坪上抛学位帽，学生记者抓拍',
    more: { text: '查看教育案例', link: '/home/case' },
  },
} as const;

export const schoolRelated: readonly RelatedLink[] = [
  { name: '教育培训', text: '三分屏授课与学习报表', link: '/home/edu' },
  { name: '图片直播', text: '拍完即传，按班归类', link: '/home/imageLive' },
  { name: '直播拍摄执行', text: '典礼当天来一个团队', link: '/home/liveService' },
];

export const schoolLead: LeadLines = {
  title: ['约一次上门勘场'],
  intro: '写上哪天、在哪个场地、大约多少位家长要看，顾问带着测网的设备去一趟。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解场地与观看人数' },
    { when: '第 3 天', what: '上门勘场，定机位与网络' },
    { when: '开播前 1 天', what: '在线和老师一起彩排一遍' },
  ],
};
