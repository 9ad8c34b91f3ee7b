import { callbackWithin } from '../lead-band';
import { planningAsk } from './hero';
import type { FactRows, LeadLines, LineStep, Lines, RelatedLink } from '../product-page';

export const planningModules: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['策划服务的七个环节'],
  intro: '像点菜一样选。已经有的别重复做，把省下的预算放到更要紧的地方。',
  facts: {
    columns: ['环节', '你拿到', '需要你给', '周期'],
    rows: [
      ['主题策划', '两个方向的提案，选一个做深', '这场想让谁做什么', '3 天'],
      ['脚本', '分镜脚本、提词稿、互动触发表', '产品资料，一位能回答问题的人', '5 天'],
      ['物料', '主视觉、海报、倒计时、字幕条模板', '品牌手册与标志源文件', '4 天'],
      ['预热短片', '15 秒三条、60 秒一条，横竖屏', '半天拍摄时间与场地', '6 天'],
      ['主持', '两位候选人样片，带稿彩排一次', '对语气和专业度的要求', '提前 7 天定'],
      ['精彩片段', '散场次日 5 条竖版，带标题与字幕', '可公开的范围', '1 天'],
      ['复盘', '数据、片段，下一场的三条建议', '线索跟进结果', '3 天'],
    ],
  },
  note: '周期按工作日计；环节之间可以并行。',
};

/** How much attention a live stream asks for, minute by minute, and what holds it. */
export const planningRhythm: {
  title: Lines;
  intro: string;
  label: string;
  beats: readonly { at: string; name: string; text: string }[];
  bad: string;
} = {
  title: ['60 分钟直播的节奏安排'],
  intro: '观众不是一口气听完的。脚本先画节奏，再填台词；哪里容易走人，哪里就放一件要动手的事。',
  label:
    '在线人数曲线：没有设计互动的直播在线人数一路下滑，按节奏安排的直播在开场、现场测试、连线、问答和领取资料五处回升',
  beats: [
    { at: '0–2 分钟', name: '不寒暄', text: '先放一个现场，说清这场解决什么。' },
    { at: '8–12 分钟', name: '当场试', text: '主讲动手，聊天区猜结果。' },
    { at: '24 分钟', name: '连线', text: '请一位用过的人，说不满意的地方。' },
    { at: '38 分钟', name: '答三问', text: '从提问里挑，答完点名致谢。' },
    { at: '52 分钟', name: '留一步', text: '资料、预约、试用，只放一个出口。' },
  ],
  bad: '没有设计互动时',
};

export const planningSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['三周排期与三次确认'],
  intro: '每次点头之后才往下花钱。改主意尽量在点头之前。',
  list: [
    { when: '第 1–3 天', name: '听你说', text: '看产品、看以往录像，访谈三位同事。' },
    { when: '第 4 天', name: '方向点头', text: '两个提案当面讲，选一个。' },
    { when: '第 9 天', name: '脚本点头', text: '围读一遍，念不顺的句子当场改。' },
    { when: '第 13 天', name: '画面点头', text: '物料与短片成品，最后定稿。' },
    { when: '第 15–20 天', name: '彩排与播出', text: '主持带稿走一遍，导演跟到散场。' },
    { when: '播后 3 天', name: '交付', text: '片段、源文件、复盘一并打包。' },
  ],
};

export const planningRelated: readonly RelatedLink[] = [
  { name: '直播拍摄执行', text: '脚本写好了，现场由谁来拍', link: '/home/liveService' },
  { name: 'AI 直播工具', text: '标题、字幕和片段，先让工具做一遍', link: '/home/ai' },
  { name: '直播脚本三段式', text: '讲堂里的一课，自己写也能照着来', link: '/home/lectureIndex' },
];

export const planningLead: LeadLines = {
  ask: planningAsk,
  title: ['先听你说说想法'],
  intro: '留下电话，策划会先听二十分钟，再给两个方向。选不上，不收提案费。',
  steps: [
    { when: callbackWithin, what: '策划来电，听你讲二十分钟' },
    { when: '3 个工作日', what: '给出两个方向与大致预算' },
    { when: '点头之后', what: '排期、定人，开始写' },
  ],
};
