/** What one sentence says of one fact: the fact, and what it is said to be. */
export type Statement = { fact: string; says: string };

export type Recogniser = {
  /** Finds a statement within one line. */
  found: RegExp;
  /** What the groups of a match say; nothing where they say nothing of the fact. */
  read: (groups: readonly string[]) => Statement | undefined;
  /** A sentence that no page may have, however often it is said: it points at what is not there. */
  never?: true;
};

const numerals = '零一二三四五六七八九';

/** 「五」 → 5, `1,200` → 1200 */
function figure(text: string): string {
  const place = numerals.indexOf(text);
  return place > 0 ? String(place) : text.replaceAll(',', '');
}

const oneValue =
  (fact: string, names: Readonly<Record<string, string>> = {}) =>
  ([text = '']: readonly string[]): Statement => ({ fact, says: names[text] ?? figure(text) });

const range =
  (fact: string) =>
  ([least = '', most = '']: readonly string[]): Statement => ({ fact, says: `${figure(least)}–${figure(most)}` });

const ofSubject =
  (fact: (subject: string) => string) =>
  ([subject = '', text = '']: readonly string[]): Statement => ({ fact: fact(subject), says: figure(text) });

const days = { 两周: '14', 一个月: '30' };
const packs = { 三个工作日: '三个工作日', 按天: '按天', 当天: '按天', 单场: '单场', 按场: '单场' };
const backs = { 二十四小时内: '24 小时内', '24小时内': '24 小时内' };

/** How prices, plans and periods are said in sentences of ours. */
export const recognisers: readonly Recogniser[] = [
  {
    found:
      /(基础版|专业版|旗舰版)(?:(?!基础版|专业版|旗舰版|加购)[^。；，|\n]){0,16}?(?:¥ ?([\d,]+)|(\d[\d,]{3,}) 元)/g,
    read: ([plan = '', sign, text]) => ({ fact: `${plan}一年的价格`, says: figure(sign ?? text ?? '') }),
  },
  {
    found: /"name":"(基础版|专业版|旗舰版)","price":"(\d+)"/g,
    read: ofSubject((plan) => `${plan}一年的价格`),
  },
  {
    found: /(?:试用数据|试用期?满|停止开播)[^。\n]{0,30}?保留 ?(\d+|两周|一个月) ?天?/g,
    read: oneValue('试用数据保留几天', days),
  },
  { found: /免费试用[^。\n]{0,20}结束 ?(\d+) ?天后清理/g, read: oneValue('试用数据保留几天') },
  { found: /(完整试用|7 ?天试用)/g, read: oneValue('试用怎么称呼', { '7天试用': '7 天试用' }) },
  { found: /(?<!近)([三四五六])个(?:版本|套餐)/g, read: oneValue('有几个版本') },
  { found: /延时播出[^。\n]{0,24}?(\d+)\s*(?:到|至|–|—|-)\s*(\d+) ?秒/g, read: range('延时播出的范围') },
  { found: /(\d+)\s*(?:到|至|–|—|-)\s*(\d+) ?秒(?:可调|播出延时|延时|之间)/g, read: range('延时播出的范围') },
  { found: /(?:提前)?(三个工作日|单场|按天|按场)[^。\n]{0,10}并发包/g, read: oneValue('并发包怎么加', packs) },
  { found: /并发包[^。\n]{0,40}?(单场|按天|三个工作日)/g, read: oneValue('并发包怎么加', packs) },
  {
    found: /(当天|24 ?小时内)[^。\n]{0,12}(?:回电|来电|致电|打这个电话|向你致电)/g,
    read: oneValue('多久回电', backs),
  },
  { found: /统计区间 ?(\d{4}-\d\d 至 \d{4}-\d\d)/g, read: oneValue('公司数据的统计区间') },
  { found: /企业和团队在用\D{0,14}([\d,]{4,})/g, read: oneValue('企业和团队在用多少家') },
  {
    found: /可到场执行\D{0,14}(\d+)\D{0,12}?(个城市|个大区)/g,
    read: ([many = '', unit = '']) => ({ fact: '可到场执行多少地方', says: `${many} ${unit}` }),
  },
  { found: /(工作日|每天) ?0?9:00[–-]18:00/g, read: oneValue('在线客服哪几天') },
  { found: /客户成功[^。\n]{0,8}(工作日|在线)答疑/g, read: oneValue('答疑在哪些时候') },
  { found: /技术值守\D{0,12}(365|全天|不分时段)/g, read: oneValue('技术值守的时段', { '365': '全天' }) },
  { found: /(不分时段)有人值守/g, read: oneValue('技术值守的时段') },
  {
    found: /(半天|一天)[^。\n¥]{0,28}¥ ?([\d,]+) 起/g,
    read: ([time = '', price = '']) => ({ fact: `¥${price} 的执行是多久`, says: time }),
  },
  {
    found: /执行服务[^。\n]{0,20}¥ ?([\d,]+) 起[^。\n]{0,12}?\/ ?(天|半天|场)/g,
    read: ([price = '', time = '']) => ({ fact: `¥${price} 的执行是多久`, says: time === '天' ? '一天' : time }),
  },
  { found: /执行服务[^。\n]{0,20}¥ ?([\d,]+) 起/g, read: oneValue('执行服务的起价') },
  { found: /单机[^。\n¥]{0,40}¥ ?([\d,]+) 起/g, read: oneValue('执行服务的起价') },
  {
    found: /(?:1080[pP]50|1920×1080 ?50 ?帧|1080[pP][，,] ?50 ?帧)[^\d\n]{0,14}(\d+)[–-](\d+) ?Mbps/g,
    read: range('1080p50 的码率'),
  },
  {
    found: /(?:1920×1080 ?25 ?帧|1080[pP][，,] ?25 ?帧)[^\d\n]{0,14}([\d.]+)[–-](\d+) ?Mbps/g,
    read: range('1080p25 的码率'),
  },
  { found: /快门[^。\n]{0,14}?(?:提到|设为|或)\s*(?:1\/100 或 )?(1\/1\d0)/g, read: oneValue('50 Hz 灯光下的快门') },
  { found: /(推流码|推流密钥|串流密钥)/g, read: oneValue('OBS 里认人的那一格') },
  { found: /(通用|常规)[,，、| ]+直播[,，、| ]+输出/g, read: oneValue('OBS 设置的第一组') },
  { found: /(共享系统声音|同时采集系统声音)/g, read: oneValue('共享声音的那一格') },
  { found: /(秒级|四十秒|40 秒)上墙/g, read: oneValue('照片多久上墙', { '40 秒': '四十秒' }) },
  { found: /(五分钟|\d分钟)学一讲/g, read: oneValue('一讲多久') },
  { found: /(?:学一讲|每讲|一讲)[^。\n]{0,8}?(2–3 分钟|两三分钟)/g, read: oneValue('一讲多久') },
  { found: /邀约、([^。，\n]{4,16})、复访/g, read: oneValue('会议的五步') },
  {
    found: /(价格页可查|具体见价格页|示例价格见价格页|完整字段见开发文档)/g,
    read: oneValue('指向没有的内容'),
    never: true,
  },
];
