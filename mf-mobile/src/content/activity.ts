import type { PhotoAlbum } from '@site/drawings/stages/photo-wall-stage';
import type { RelatedLink, Step, TopicCopy } from './topic-page';

export const activityCopy: TopicCopy = {
  head: {
    title: '活动年会直播_签到抽奖与异地同屏',
    description:
      '签到、弹幕、抽奖与异地同屏，年会与庆典线上线下一起参与。规则公示、名单可查、断网有预案，流程单照着改就能用，直播间免费试用 7 天。',
    keywords: ['年会直播', '活动直播', '大屏互动'],
  },
  hero: {
    kicker: '活动年会',
    title: ['人到不齐，', '热闹也能到齐'],
    intro: ['会场的大屏、家里的手机，', '看见同一张签到墙，抢同一轮奖。'],
    note: '免费试用的是直播间；签到、抽奖与大屏由顾问演示。',
  },
  questions: [
    {
      ask: '抽奖公平吗？',
      answer: '开奖前公示名单范围、次数与算法，由系统随机抽取，全过程留痕；中奖名单当场上屏，可按需申请存证。',
    },
    {
      ask: '奖品有上限吗？',
      answer:
        '面向公众的有奖销售，单项奖品金额不得超过 5 万元；内部年会不在此列，但个税和公示要按规定办，模板里有提示。',
    },
    {
      ask: '几个城市能同屏吗？',
      answer: '能。各分会场推一路回来，云导播拼成同屏；回传画面和声音分开走，避免啸叫，主持人能点名连线。',
    },
    {
      ask: '现场断网怎么办？',
      answer: '专线和聚合路由两路互备，断了自动切；互动页面有缓存，恢复后补发签到，抽奖环节由主持人顺延。',
    },
  ],
  lead: {
    title: ['按流程单彩排一遍'],
    intro: '没有流程单也行，顾问按人数和时长给你一份带时间轴的样稿。',
  },
};

/** The big screen of the hero, with what flies over it. */
export const partyScreen = {
  label: '年会大屏画面：舞台大屏正在抽奖，弹幕从屏幕上飘过，四个城市的分会场排在下方，台下的人举着手机',
  title: '第三轮抽奖',
  number: '0 8 2 6',
  join: '2,386 人参与',
  barrage: ['北城的同学举个手', '去年的中奖人来了', '妈妈在电视上看到我了', '来个大的'],
  cities: ['云岸市', '北城', '南港', '西湖'],
} as const;

export const partyAlbum: PhotoAlbum = {
  label:
    '年会相册画面：照片墙上一张自拍合影正在对比修图前后，下面是满场的圆桌、获奖人、乐队和举杯，下方提示找到 8 张本人照片',
  name: '年会之夜',
  count: '已上墙 964 张',
  chapters: ['全部', '签到', '节目', '颁奖', '晚宴'],
  found: { text: '找到 8 张有你的照片', note: '经本人同意后识别，可随时删除' },
};

export const partyRun: readonly Step[] = [
  { when: '18:30', title: '签到墙', text: '扫码签到，头像落到大屏；异地同事在自己的城市。' },
  { when: '19:00', title: '开场', text: '四地同屏倒数，主会场一声，分会场一起亮灯。' },
  { when: '19:20', title: '颁奖', text: '获奖人照片自动上屏，家人在手机里鼓掌。' },
  { when: '20:00', title: '抽奖', text: '名单范围和次数先上屏，再开始转；中奖的人当场连线。' },
  { when: '20:40', title: '红包雨', text: '三十秒，手机一起摇；没领完的自动退回。' },
  { when: '21:00', title: '合影', text: '四地合影拼成一张，散场前发到每个人手上。' },
];

export const partyGames = {
  title: '六个年会玩法',
  choose: '选一个玩法',
  items: [
    {
      name: '签到墙',
      what: '头像拼成公司名，来一个亮一个。',
      ready: '提前收头像，或用昵称首字代替',
      mind: '不强制实名照片',
    },
    { name: '弹幕上墙', what: '写一句，飘过大屏。', ready: '设敏感词，开先审后发', mind: '严肃环节记得关掉' },
    { name: '抽奖', what: '转一圈，停在谁就是谁。', ready: '公示范围、次数和奖品', mind: '抽过的人是否再抽，先说清' },
    { name: '红包雨', what: '三十秒，一起摇。', ready: '金额与个数提前充值', mind: '没领完的退回主办方' },
    { name: '摇一摇', what: '部门对抗，进度条上见。', ready: '分组名单导入一次', mind: '长者多的场次换成答题' },
    { name: '投票', what: '节目一结束就出票数。', ready: '题目和截止时间排进流程单', mind: '一人一票，按登录认人' },
  ],
  ready: '开场前',
  mind: '留意',
} as const;

export const partyCaution = {
  title: '年会的抽奖与照片规则',
  points: [
    '抽奖规则、名单范围与中奖结果公示，记录保存可查。',
    '面向公众的有奖销售，单项奖品不超过 5 万元。',
    '没领完的红包退回主办方的红包账户，时间写进规则。',
    '拍到的人有权要求撤图，签到墙可以只显示昵称。',
  ],
};

export const partyRelated: readonly RelatedLink[] = [
  { name: '图片直播', text: '合影和颁奖照，散场前到手', link: '/m/imageLive' },
  { name: '年会直播流程单', text: '含时间轴，改了就能用', link: '/info/20028' },
  { name: '直播拍摄执行', text: '多地会场，一支队伍', link: '/home/liveService' },
];

export const partyCase = 41024;
