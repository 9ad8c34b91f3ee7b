import { callbackWithin } from '../lead-band';
import type { FactRows, Feature, LeadLines, LineStep, Lines, NamedText, RelatedLink } from '../product-page';

export const suitePains: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['四套工具各记各的客户'],
  intro: '每套工具都说自己效果不错，合在一起却答不上一个简单的问题：这位客户是怎么来的？',
  list: [
    { name: '同一个人有四个名字', text: '报名表里是手机号，公众号里是昵称，企微里是备注，CRM 里是公司。' },
    { name: '热的时候没人跟', text: '他看了一小时直播还问了价，销售三天后才在表格里看到。' },
    { name: '功劳分不清', text: '活动说是活动带来的，内容说是文章带来的，预算按嗓门分。' },
  ],
};

export const suiteTabs: {
  title: Lines;
  intro: string;
  legend: string;
  names: Lines;
  features: readonly [Feature, Feature, Feature, Feature];
} = {
  title: ['获客、培育、转化与复购'],
  intro: '点开看每一步用什么、交给下一步什么。',
  legend: '客户走到哪一步',
  names: ['获客', '培育', '转化', '复购'],
  features: [
    {
      title: ['留资时记下来源'],
      intro: '活动、投放和转介绍各有自己的码，留资时来源一起写进客户卡。',
      points: [
        { name: '一人一张卡', text: '手机号、企微、公众号按规则合并，拿不准的留给人看' },
        { name: '报名即入库', text: '表单字段对应客户字段，不用再导一遍' },
        { name: '交给培育', text: '没到时候的不派给销售，先进内容名单' },
      ],
      more: { text: '看企业营销直播', link: '/home/entmarket' },
    },
    {
      title: ['按行为培育未成熟线索'],
      intro: '按他看过什么，决定下一封发什么。三次不看就停一停。',
      points: [
        { name: '内容排期', text: '文章、短片、案例和直播放在一张日历里' },
        { name: '按行为触发', text: '看完案例送白皮书，问过价格提醒销售' },
        { name: '交给转化', text: '分数到线，或者自己举手，才派给人' },
      ],
    },
    {
      title: ['按实时评分派单'],
      intro: '直播间里的提问、领取、停留实时算分，销售的手机上马上响。',
      points: [
        { name: '实时派单', text: '按区域和行业派，十分钟没接转下一位' },
        { name: '背景一屏', text: '来自哪、看过什么、问了什么，打电话前看一眼' },
        { name: '交给复购', text: '签约后自动进服务名单，培育名单里退出' },
      ],
    },
    {
      title: ['成交后的回访与续费'],
      intro: '按使用和周期安排回访、课程和老客专场，续费前不再临时抱佛脚。',
      points: [
        { name: '到期前 90 天', text: '用量、满意度和未解决的问题先摆出来' },
        { name: '老客专场', text: '用得好的来讲，用得少的来学' },
        { name: '交回获客', text: '转介绍有自己的码，奖励不超过两级' },
      ],
      more: { text: '看企微 SCRM', link: '/home/vzScrm' },
    },
  ],
};

export type LadderStep = { name: string; value: string; share: number; lost: string; next: string };

export const suiteLadder: {
  title: Lines;
  intro: string;
  lostName: string;
  nextName: string;
  list: readonly LadderStep[];
  note: string;
} = {
  title: ['各环节的流失原因与补救'],
  intro: '报表只给总转化率，我们把每一级掉下去的人分好原因，能捞的安排去捞。',
  lostName: '掉在这里的',
  nextName: '接着做什么',
  list: [
    { name: '看到', value: '48,200', share: 100, lost: '没点开：标题像通知', next: '换三个标题分组再发' },
    { name: '留下联系方式', value: '3,860', share: 62, lost: '填到公司规模就走', next: '规模改成选填，留资后再问' },
    { name: '看过一场直播', value: '2,140', share: 46, lost: '报了没来：时间在午休', next: '加一场晚间，发回放片段' },
    { name: '和顾问聊过', value: '612', share: 30, lost: '三天后才打，已经忘了', next: '十分钟内派单，超时转下一位' },
    { name: '签约', value: '97', share: 17, lost: '卡在对接：要接自有系统', next: '约工程师看接口，先开沙箱' },
    { name: '续约与转介绍', value: '71', share: 13, lost: '半年没登录过两次', next: '安排上手课，客户成功回访' },
  ],
  note: '以上按一个季度统计。',
};

export const suiteData: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['客户数据的来源、使用与更新'],
  intro: '不是把四张表导到一起，而是从一开始就只有一张客户卡。',
  facts: {
    columns: ['数据', '从哪来', '谁在用', '更新', '保留'],
    rows: [
      ['身份', '报名、登录、企微授权', '全部岗位，手机号脱敏', '实时', '至删除或注销'],
      ['来源', '渠道码、邀请人、投放参数', '市场', '实时', '两年'],
      ['行为', '观看、提问、下载、签到', '市场、销售', '实时', '{{retention.viewing}}'],
      ['沟通', '企微、电话小结、邮件', '销售、客户成功', '当天', '合同期内'],
      ['交易', 'CRM、商城、合同系统', '销售、财务', '每小时', '按财务要求'],
    ],
  },
  note: '自动评分与推送可以由客户关闭，规则可解释；删除请求 {{retention.request}}内答复，备份 {{retention.backup}}内覆盖。',
};

export const suiteSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['一个季度的接入计划'],
  intro: '先跑通一条线，再加渠道。现有的 CRM 和企微照常用。',
  list: [
    { when: '第 1 周', name: '接一场活动', text: '报名、直播、跟进用同一份名单。' },
    { when: '第 2–4 周', name: '合并客户', text: '导入旧名单，定合并规则，清重复。' },
    { when: '第 2 个月', name: '排内容', text: '按三类客户各排六周，设触发。' },
    { when: '第 3 个月', name: '看转化', text: '一张漏斗，市场和销售一起看。' },
    { when: '季度末', name: '复盘', text: '留下有用的动作，停掉没用的。' },
  ],
};

export const suiteRelated: readonly RelatedLink[] = [
  { name: '企微 SCRM', text: '活码、标签与群 SOP', link: '/home/vzScrm' },
  { name: '活动管理', text: '报名、签到与会后报告', link: '/home/ActivityManage' },
  { name: '微营销工具', text: '24 个小工具，按场景挑', link: '/home/microMarketing' },
];

export const suiteLead: LeadLines = {
  title: ['画一位老客户的成交路线'],
  intro: '留下电话，顾问和你一起，把一位真实客户从来到签画在一张纸上，断在哪里一眼看得到。',
  steps: [
    { when: callbackWithin, what: '约一小时，线上就行' },
    { when: '画完之后', what: '给出能接上的三处与工作量' },
    { when: '下一场活动', what: '陪你按新的流程跑一遍' },
  ],
};
