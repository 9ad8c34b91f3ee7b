import type { Statement } from './fact-statements';

const plans = ['免费试用', '基础版', '专业版', '旗舰版', '私有化/定制'];

/** What sentences call a function, by the name that it has in what is found. */
const functions: Readonly<Record<string, RegExp>> = {
  抽奖: /(?<!累计观看)抽奖/,
  邀请海报: /邀请海报/,
  商品: /商品(?:橱窗|卡片)/,
  渠道码: /渠道码/,
  密码观看: /密码/,
  登记观看: /登记/,
  签到: /签到/,
  投票: /投票/,
  优惠券: /优惠券/,
  线索评分: /线索评分/,
  Webhook: /Webhook|自动推送/,
  数据大屏: /大屏/,
  角色权限: /角色/,
  先审后发: /先审后发/,
  数据导出: /(?:数据导出|导出观众)/,
  自定义菜单: /自定义菜单/,
  报名表单: /报名(?:表单|问卷)/,
  暖场: /暖场/,
  单点登录: /单点登录/,
  网页嵌入: /(?:网页嵌入|嵌入代码|iframe)/,
  图片直播: /图片直播(?!人脸)/,
  延时播出: /延时播出/,
};

/** 「专业版起」 「基础版及以上」 「全部版本，含试用」 */
const scope = /(全部版本)|(基础版|专业版|旗舰版)(?:起|及以上|以上|内含)/;

/** A row of the price page as a line: name and what each plan has, apart by `|`. */
const row = /^([^|]+?) ?\|((?: ?[^|\n]+ ?\|){4} ?[^|\n]+)$/;

function fromRow(line: string): Statement[] {
  const [, name = '', cells = ''] = row.exec(line.trim()) ?? [];
  const values = cells.split('|').map((cell) => cell.trim());
  if (!/^(?:✓|支持|按需|不限)$/.test(values.at(-1) ?? '')) return [];
  const first = plans[values.findIndex((value) => !/^(?:–.*|不含|加购)$/.test(value))];
  return namesIn(name).flatMap((subject) => (first ? [{ fact: `${subject}在哪个版本`, says: first }] : []));
}

function namesIn(text: string): string[] {
  return Object.entries(functions).flatMap(([name, found]) => (found.test(text) ? [name] : []));
}

/** How far apart two functions stand that are said in one breath: 「密码与登记基础版起」. */
const breath = 6;

/** The function that stands last, with those in one breath with it. */
function lastNames(text: string): string[] {
  const ends = namesIn(text).map((name) => ({
    name,
    end: text.length - (text.split(functions[name] ?? name).at(-1) ?? '').length,
  }));
  const last = Math.max(...ends.map(({ end }) => end));
  return ends.filter(({ end }) => last - end <= breath).map(({ name }) => name);
}

/** The functions that stand before what says a plan, within their part of a sentence. */
function fromClause(clause: string): Statement[] {
  const match = scope.exec(clause);
  if (!match) return [];
  const [, all, plan = ''] = match;
  const says = all ? '免费试用' : plan;
  return lastNames(clause.slice(0, match.index)).map((subject) => ({ fact: `${subject}在哪个版本`, says }));
}

/** Which plan a line says that a function begins with: as a row of the price page, or in a part of a sentence. */
export function featureStatements(line: string): Statement[] {
  return [...fromRow(line), ...line.split(/[，。；（）]/).flatMap(fromClause)];
}
