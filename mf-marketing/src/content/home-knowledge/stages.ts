import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { PaperWork, Screening } from '../stage-data';

type Chapter = { name: string; minutes: string; state: 'free' | 'done' | 'today' | 'locked' };

/** The course of the hero, as one who bought it sees it. Sample data. */
export const knowledgeCourse: {
  label: string;
  name: string;
  teacher: string;
  price: readonly [string, string];
  chapters: readonly Chapter[];
  states: Record<Chapter['state'], string>;
  progress: { text: string; done: number; of: number };
  certificate: { name: string; text: string };
} = {
  label:
    '专栏画面：课程目录里两节已学、一节今天解锁、其余上锁，中间是一页批改过的稿子，右侧是价格与学习进度，角上是一张学习证书',
  name: '写作训练营 · 21 天',
  teacher: '主讲 江老师',
  price: ['499 元', '开营 3 天内可退'],
  chapters: [
    { name: '先写一封信', minutes: '18 分钟', state: 'free' },
    { name: '把一件事说完整', minutes: '24 分钟', state: 'done' },
    { name: '删掉三成的字', minutes: '21 分钟', state: 'done' },
    { name: '给段落一个落脚处', minutes: '26 分钟', state: 'today' },
    { name: '写人，先写手', minutes: '22 分钟', state: 'locked' },
    { name: '结尾停在哪里', minutes: '19 分钟', state: 'locked' },
  ],
  states: { free: '试看', done: '已学', today: '今天解锁', locked: '未开' },
  progress: { text: '第 4 天 · 打卡 3 次', done: 3, of: 21 },
  certificate: { name: '学习证书', text: '完成 18 天即可领取 · 编号可核验' },
};

export const knowledgeCamp: PaperWork = {
  label: '训练营打卡画面：左侧是第 4 天学员的作业状态，右侧是一份批改过的作业与批语',
  main: {
    name: '第 4 天 · 段落练习',
    rows: [
      { name: '小满', note: '21:06 交 · 412 字', tag: '已批', value: '优' },
      { name: '程程', note: '20:48 交 · 语音 3 分钟', tag: '已批', value: '良' },
      { name: '阿敏', note: '22:31 交 · 506 字', tag: '待批', tone: 'warm', value: '—' },
      { name: '老周', note: '已两天没来', tag: '提醒助教', tone: 'dim', value: '—' },
    ],
    foot: '已交 186 / 240 人',
  },
  front: {
    name: '批语 · 小满',
    rows: [
      { name: '写得好的地方', value: '第 2 段' },
      { name: '可以再短', value: '第 4 段' },
      { name: '明天试试', value: '只写动作' },
    ],
    foot: '批语 40 秒语音',
  },
};

export const knowledgeGuarded: Screening = {
  label: '防盗课堂画面：讲师画面上浮着学员昵称与手机尾号的浅色标记，右下角是设备与播放限制',
  status: '第 4 课 · 直播中',
  mark: '小满 7319',
  caption: { name: '江老师', text: '一段只办一件事' },
  messages: [
    { name: '程程', text: '对话算一段吗' },
    { name: '助教', text: '算，作业里试一次' },
  ],
  card: {
    name: '这位学员',
    rows: [
      ['在线设备', '1 / 2 台'],
      ['播放', '逐段加密'],
      ['下载', '讲义可，视频否'],
      ['标记', '昵称 + 尾号'],
    ],
  },
};

export const knowledgeReport: ShowReport = {
  label: '课程复盘画面：四个关键数字、试看到购买的曲线与各课完成度排行，曲线在第 9 分钟到达高点',
  name: '写作训练营 · 第 3 期复盘',
  figures: [
    { name: '报名', value: '240', unit: '人' },
    { name: '完课', value: '171', unit: '人' },
    { name: '作业', value: '3,826', unit: '份' },
    { name: '转入进阶课', value: '22.9', unit: '%' },
  ],
  curve: {
    name: '试看第几分钟下单',
    points: [0, 0.06, 0.14, 0.22, 0.36, 0.52, 0.66, 0.84, 0.94, 0.9, 0.7, 0.5, 0.38, 0.3, 0.2, 0.12],
    levels: ['60', '40', '20', '0'],
    times: ['0', '6', '12', '18'],
    peak: 8,
    text: '第 9 分钟给样章',
  },
  ranking: {
    name: '完课率 · 按课',
    rows: [
      { name: '先写一封信', note: '试看', value: '97%', share: 100 },
      { name: '删三成字', note: '第 3 天', value: '91%', share: 94 },
      { name: '先写手', note: '第 5 天', value: '84%', share: 87 },
      { name: '对话与停顿', note: '第 11 天', value: '73%', share: 75 },
      { name: '改一篇旧稿', note: '第 18 天', value: '71%', share: 73 },
    ],
    rest: { name: '其余 16 课平均', value: '78%' },
  },
};
