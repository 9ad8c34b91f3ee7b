import type { SiteFacts } from '@site/shared/store/site-facts';
import { markdownPath } from '../markdown/markdown-address';
import type { MapEntry } from './content-entries';
import type { MapName } from './site-maps';

/** As llmstxt.org describes it. */
export const machineListAddress = '/llms.txt';

/** Pages for phones repeat others. */
const parts = [
  ['pages', '页面'],
  ['help', '帮助中心'],
  ['info', '资讯'],
  ['college', '直播讲堂'],
  ['marketing', '活动与案例'],
] as const satisfies readonly (readonly [MapName, string])[];

function markdownAddress(path: string): string {
  const [page = '', ...search] = path.split('?');
  return [markdownPath(page), ...search].join('?');
}

function line({ path, title = path, text }: MapEntry, origin: string): string {
  const name = title.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');
  return `- [${name}](${origin}${markdownAddress(path)})${text ? `：${text}` : ''}`;
}

/** All indexed pages, with the addresses of their Markdown. */
export function machineList(
  entriesOf: (name: MapName) => readonly MapEntry[],
  { brand, slogan, origin }: Pick<SiteFacts, 'brand' | 'slogan' | 'origin'>,
): string {
  const listed = new Set<string>();
  const lists = parts.flatMap(([name, heading]) => {
    const entries = entriesOf(name).filter(({ path }) => !listed.has(path) && listed.add(path));
    return entries.length > 0 ? [`## ${heading}\n\n${entries.map((entry) => line(entry, origin)).join('\n')}`] : [];
  });
  const how =
    '下面每个页面都有 Markdown 文本：在页面地址后加 .md（首页是 /index.md），或在请求页面时写 Accept: text/markdown。文本与页面说的是同一些话。';
  return `${[`# ${brand}`, `> ${slogan}`, how, ...lists].join('\n\n')}\n`;
}
