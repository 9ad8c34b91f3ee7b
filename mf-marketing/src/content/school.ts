import type {
  Feature,
  HeroLines,
  LeadLines,
  Lines,
  NamedWords,
  ProductHead,
  Question,
  RelatedLink,
  Rule,
  RunPhase,
  SectionAnchor,
  ServicePromise,
} from './product-page';

export const schoolHead: ProductHead = {
  title: '校园直播_典礼家长会公开课与运动会方案',
  description:
    '校园里的每个大日子都能到场。开学与毕业典礼、家长会、公开课和运动会，视频与图文同步直播，家长凭名单观看，可预约一次校园勘场。',
  keywords: ['校园直播', '毕业典礼直播', '家长会直播', '公开课直播'],
  name: '校园直播',
};

export const schoolHero: HeroLines = {
  title: ['校园里的每个大日子', '都能到场'],
  intro: ['典礼、家长会、公开课与运动会，视频与图文同步，', '家长凭名单观看，外人进不来。'],
  note: '支持校内机房部署，录像可只存校内。',
};

export const schoolPains: { title: Lines; intro: string; list: readonly NamedWords[] } = {
  title: ['礼堂坐不下，', '手机又拍不清'],
  intro: '学校办一场直播，难的从来不是画面，而是谁能看、谁来拍、看完存哪里。',
  list: [
    { name: '座位有限', words: '六百座的礼堂，三千位家长想来，名额排到最后谁都不满意。' },
    { name: '名单泄露', words: '链接一转发，校外的人也点得进来，孩子的脸就在画面上。' },
    { name: '人手不够', words: '电教老师一个人，既要切画面又要管话筒，还要回家长群。' },
  ],
};

export const schoolFeaturesTitle: Lines = ['进得来的是家长，', '留得下的是记忆'];

/** In the order of their stages. */
export const schoolFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['按班名单入场，', '转发也没用'],
    intro: '从学籍表导入家长手机号，一个孩子绑两位亲属。名单以外的人点开，只看得到封面。',
    points: [
      { name: '班级分会场', words: '家长会各班一间，班主任只管自己的那间' },
      { name: '亲属绑定', words: '外地的祖辈用亲属码进，学校看得到是谁邀的' },
      { name: '到场记录', words: '哪位家长没到，会后自动给班主任一张表' },
    ],
    more: { words: '名单怎样导入', link: '/help/helpClassList/502' },
  },
  {
    title: ['照片边拍边上墙，', '找得到自己家的'],
    intro: '校园记者的相机连着就传。公开相册只放大场面，班级相册要名单才打开。',
    points: [
      { name: '班级相册', words: '按队列与班牌归类，只对本班家长开放' },
      { name: '找照片', words: '按号码布或队列找；人脸查找默认关闭' },
      { name: '撤下一张', words: '家长不愿公开的照片，点一下先撤再核' },
    ],
    more: { words: '看图片直播', link: '/home/imageLive' },
  },
  {
    title: ['一位老师，', '也能管三个机位'],
    intro: '手机作机位，教室电脑作导播台。画面、字幕条与垫片都在浏览器里切。',
    points: [
      { name: '手机即机位', words: '三部手机扫码加入，电量与信号看得见' },
      { name: '节目单字幕', words: '按节目单排好，到点按一下就上屏' },
      { name: '校内留存', words: '录像存校内机房，按年级与活动归档' },
    ],
    more: { words: '看云导播', link: '/home/daobo' },
  },
];

export const schoolRun: { title: Lines; intro: string; phases: readonly RunPhase[] } = {
  title: ['一场毕业典礼，', '三周排完'],
  intro: '以一千二百名毕业生、两个校区的典礼为例。',
  phases: [
    {
      name: '前三周',
      span: '准备',
      steps: [
        { when: '前 21 天', what: '导入毕业生亲属名单，核对重名', who: '学工处', tool: '名单、亲属码' },
        { when: '前 10 天', what: '勘礼堂与操场网络，定机位', who: '电教中心', tool: '测速、机位图' },
        { when: '前 1 天', what: '按节目单走一遍，试颁证字幕', who: '导播老师', tool: '彩排房间、字幕条' },
      ],
    },
    {
      name: '典礼',
      span: '两小时',
      steps: [
        { when: '8:30', what: '入场画面与倒计时，家长先进来', who: '学生记者', tool: '暖场、弹幕' },
        { when: '9:20', what: '拨穗，逐院系上字幕，照片同步上墙', who: '导播老师', tool: '字幕条、图片直播' },
        { when: '10:40', what: '两个校区同屏合唱', who: '电教中心', tool: '异地同屏' },
      ],
    },
    {
      name: '之后',
      span: '一周',
      steps: [
        { when: '当天', what: '班级相册开放，家长下载原图', who: '班主任', tool: '班级相册' },
        { when: '第 3 天', what: '全程录像入校内机房，按院系切段', who: '电教中心', tool: '归档' },
        { when: '第 7 天', what: '公开相册关闭，外链停用', who: '学工处', tool: '有效期' },
      ],
    },
  ],
};

export const schoolRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['镜头对着孩子，', '先问三句'],
  intro: '谁能看、存多久、家长同意了没有，开播前在清单上打勾。',
  list: [
    {
      name: '谁能看',
      tool: '默认名单观看，关闭录屏插件，画面带查看人标记。',
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
  note: '本页为功能说明，不构成法律意见，具体要求以教育主管部门与学校规定为准。',
};

export const schoolPromises: { title: string; list: readonly ServicePromise[] } = {
  title: '我们替学校做完的',
  list: [
    { figure: '1 次', name: '上门勘场', words: '礼堂、操场与教室的网络和供电测一遍。' },
    { figure: '3 张', name: '清单', words: '机位图、节目单字幕表与应急联系表。' },
    { figure: '2 小时', name: '带教', words: '教会一位老师与两位学生记者独立开播。' },
    { figure: '7 天', name: '相册有效期', words: '默认七天，学校可以改短或改长。' },
  ],
};

export const schoolCases = {
  wish: { industries: ['教育培训'] },
  words: {
    title: '坐不下的人，也都在',
    intro: '学校已匿名，数字均为示例数据。',
    more: { words: '查看教育案例', link: '/home/case' },
  },
} as const;

export const schoolRelated: readonly RelatedLink[] = [
  { name: '教育培训', words: '三分屏授课与学习报表', link: '/home/edu' },
  { name: '图片直播', words: '拍完即传，按班归类', link: '/home/imageLive' },
  { name: '直播拍摄执行', words: '典礼当天来一个团队', link: '/home/liveService' },
];

export const schoolLead: LeadLines = {
  title: ['说一个日子，', '我们来勘场'],
  steps: [
    { when: '当天', what: '顾问回电，了解场地与观看人数' },
    { when: '第 3 天', what: '上门勘场，定机位与网络' },
    { when: '开播前 1 天', what: '和老师一起彩排一遍' },
  ],
};

export const schoolAnchors: readonly SectionAnchor[] = [
  { id: 'pains', name: '三个为难' },
  { id: 'features', name: '名单与相册' },
  { id: 'run', name: '三周排期' },
  { id: 'rules', name: '先问三句' },
  { id: 'faq', name: '常见问题' },
];

export const schoolQuestions: readonly Question[] = [
  {
    ask: '家长不会用怎么办？',
    answer: '家长在微信里点开链接、输手机号就能看，不下载、不注册。外地长辈可以由孩子生成亲属码，扫一下直接进。',
  },
  {
    ask: '录像能不能只存在学校？',
    answer: '可以。校内机房部署时，直播与录像都走校内存储，外网只做观看分发，典礼结束即可停用外链。',
  },
  {
    ask: '不想让某个孩子出镜，来得及吗？',
    answer: '来得及。开播前把名单交给导播，机位图会标出队列位置；已经拍到的，可以在相册里先撤下再处理。',
  },
  {
    ask: '学校网络一般，几千人看会不会卡？',
    answer: '观看走外部分发网络，不占学校出口带宽。学校只需保证一路上行稳定，我们勘场时会实测并备一路移动网络。',
  },
  {
    ask: '运动会要播一整天，行不行？',
    answer: '行。操场用一台固定机位慢直播，重点项目切手机机位，中午挂垫片与赛程，成绩用字幕条按组更新。',
  },
];
