import type { PaperWork, Screening } from '../stage-data';

type Draft = { name: string; who: string; mark?: string; tone?: 'warm' | 'good' };

/** Scripts on their way through three checks, in the hero. Sample data. */
export const healthyLanes: {
  label: string;
  name: string;
  lanes: readonly { name: string; count: string; drafts: readonly Draft[] }[];
  speaker: { name: string; rows: readonly (readonly [string, string])[]; note: string };
} = {
  label: '先审后播画面：讲稿分在待审核、修改中、可开播三栏，其中一篇因涉及功效用语被退回；下方是讲者的执业核验信息',
  name: '本周讲稿',
  lanes: [
    {
      name: '待审核',
      count: '2',
      drafts: [
        { name: '秋冬换季护理常识', who: '编辑已签 · 等专业审', mark: '出处 6 条' },
        { name: '家庭药箱怎么整理', who: '药师稿 · 等编辑审', mark: '出处 4 条' },
      ],
    },
    {
      name: '修改中',
      count: '1',
      drafts: [{ name: '睡眠与作息', who: '合规退回', mark: '第 3 段涉功效用语', tone: 'warm' }],
    },
    {
      name: '可开播',
      count: '2',
      drafts: [
        { name: '血压怎么量才准', who: '三审通过', mark: '周三 19:30', tone: 'good' },
        { name: '看懂药品说明书', who: '三审通过', mark: '周五 10:00', tone: 'good' },
      ],
    },
  ],
  speaker: {
    name: '讲者核验 · 江医师',
    rows: [
      ['执业类别', '临床 · 内科'],
      ['执业机构', '与资料一致'],
      ['有效期', '至 2027-06'],
    ],
    note: '核验通过，可上镜',
  },
};

export const healthyTalk: Screening = {
  label: '健康科普直播画面：医师在讲解血压测量，身份条显示核验信息，问诊类提问被分流；右下角是提问处理统计',
  status: '科普中 · 延时 30 秒',
  caption: { name: '江医师 · 已核验', text: '血压怎么量才准' },
  messages: [
    { name: '观众', text: '早上量还是晚上量' },
    { name: '助理', text: '固定时段就好，医生稍后讲' },
  ],
  card: {
    name: '提问分流',
    rows: [
      ['上屏作答', '46 条'],
      ['问诊类', '18 条 · 提示就医'],
      ['用药类', '9 条 · 转药师'],
      ['拦截', '3 条'],
    ],
  },
};

export const healthyCredits: PaperWork = {
  label: '学术会议学分画面：左侧是参会人员的身份、时长与答题记录，右侧是一份学分证明的核验信息',
  main: {
    name: '学分明细 · 第 2 会场',
    rows: [
      { name: '何医师', note: '身份已核 · 在线 112 分钟', tag: '合格', value: '0.5 分' },
      { name: '苏药师', note: '身份已核 · 在线 108 分钟', tag: '合格', value: '0.5 分' },
      { name: '周护师', note: '身份已核 · 离开 31 分钟', tag: '补看', tone: 'warm', value: '—' },
      { name: '访客 0417', note: '非专业人员', tag: '未开放', tone: 'dim', value: '—' },
    ],
  },
  front: {
    name: '证明核验',
    rows: [
      { name: '编号', value: 'XF-0208' },
      { name: '签退', value: '17:02' },
      { name: '答题', value: '9 / 10' },
    ],
    foot: '扫码可核验真伪',
  },
};
