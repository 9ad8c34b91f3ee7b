/** What one line calls a thing, and the thing. */
type Choice = { thing: string; says: string };

export type WordChoice = {
  /** Finds the words within one line. */
  found: RegExp;
  /** What the groups of a match say; nothing where they say nothing of the thing. */
  read: (groups: readonly string[]) => Choice | undefined;
  /** Words that no page may have, however often they are said: they point at what is not there. */
  never?: true;
};

const oneName =
  (thing: string, names: Readonly<Record<string, string>> = {}) =>
  ([text = '']: readonly string[]): Choice => ({ thing, says: names[text] ?? text });

const packs = { 三个工作日: '三个工作日', 按天: '按天', 当天: '按天', 单场: '单场', 按场: '单场' };

/** Things that must have one name on all pages: no value of theirs is a fact. */
export const wordChoices: readonly WordChoice[] = [
  { found: /(完整试用|7 ?天试用)/g, read: oneName('试用怎么称呼', { '7天试用': '7 天试用' }) },
  { found: /(?:提前)?(三个工作日|单场|按天|按场)[^。\n]{0,10}并发包/g, read: oneName('并发包怎么加', packs) },
  { found: /并发包[^。\n]{0,40}?(单场|按天|三个工作日)/g, read: oneName('并发包怎么加', packs) },
  { found: /客户成功[^。\n]{0,8}(工作日|在线)答疑/g, read: oneName('答疑在哪些时候') },
  { found: /技术值守\D{0,12}(365|全天|不分时段)/g, read: oneName('技术值守的时段', { '365': '全天' }) },
  { found: /(不分时段)有人值守/g, read: oneName('技术值守的时段') },
  { found: /(推流码|推流密钥|串流密钥)/g, read: oneName('OBS 里认人的那一格') },
  { found: /(通用|常规)[,，、| ]+直播[,，、| ]+输出/g, read: oneName('OBS 设置的第一组') },
  { found: /(共享系统声音|同时采集系统声音)/g, read: oneName('共享声音的那一格') },
  { found: /(秒级|四十秒|40 秒)上墙/g, read: oneName('照片多久上墙', { '40 秒': '四十秒' }) },
  { found: /(五分钟|\d分钟)学一讲/g, read: oneName('一讲多久') },
  { found: /(?:学一讲|每讲|一讲)[^。\n]{0,8}?(2–3 分钟|两三分钟)/g, read: oneName('一讲多久') },
  { found: /(定金|订金)(?:卡|[^。；，\n]{0,4}(?:可退|能退))/g, read: oneName('能退的小额预付') },
  { found: /导购[与和](店长|门店|邀请人)(?:各一级|两级)/g, read: oneName('佣金的第二级') },
  { found: /(店长|门店|邀请人)[与和]导购(?:各一级|两级)/g, read: oneName('佣金的第二级') },
  { found: /邀约、([^。，\n]{4,16})、复访/g, read: oneName('会议的五步') },
  {
    found: /(价格页可查|具体见价格页|示例价格见价格页|完整字段见开发文档)/g,
    read: oneName('指向没有的内容'),
    never: true,
  },
];
