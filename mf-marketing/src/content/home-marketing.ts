import type { LeadLines, Lines } from './product-page';

export const marketingHead = {
  name: '营销方案',
  title: '直播营销方案_获客活动培训门店动销',
  description:
    '二十套直播营销方案，按获客增长、品牌活动、培训学习、门店动销和内容沉淀分类，每套写清场景、所用产品、相近案例与常见问题，改好日期就能排期。',
  keywords: ['直播营销方案', '直播获客', '门店直播方案', '活动直播方案'],
};

export const marketingHero = {
  title: ['想解决什么问题，', '就从哪套方案开始'],
  intro: '每套方案都写清适用场景、用到的产品、做过的案例和容易踩的坑，照着排期就能开播。',
};

/** Description of each category, by id. */
export const categoryCopy: Readonly<Record<number, string>> = {
  1: '海报有人看，报名没人填；人来了，又说不清从哪来。先把入口和表单理顺。',
  2: '发布会、招商会、周年庆和答谢会，散场之后要留下名单，也要留下素材。',
  3: '新人、经销商和一线员工，课要听得完，学没学会当天就看得见。',
  4: '总部播一场，门店有人到。会员日、大促和联盟团购，各有各的节奏。',
  5: '播完不是终点。剪成短视频、建成知识库、写成案例，下一场接着用。',
};

export const marketingLead: { title: Lines } & LeadLines = {
  title: ['这套方案', '要改几处才合用？'],
  intro: '说说你的场次、人数和目标，顾问会把这套方案改成你的排期表，附上预算和分工。',
};

export const marketingListCopy = {
  list: '营销方案分类',
};
