import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { chinaDay } from '@site/shared/contract/china-day';
import type { Commands } from '../control/commands';
import { type ContentCheck, checkContent } from './check-content';
import { printCheck, printGaps, printImport } from './content-reports';
import { listCandidates, listFacts, reportContradictions } from './fact-commands';
import { newContent } from './new/new-content';
import { reportWording } from './wording-command';

const usage = `用法：npm run content -- <命令>
  new article|case|lecture|news [--title 标题]   新建一篇，编号和日期已经写好
  check [文件]                                   检查内容，说出哪个文件哪一行怎么改；不需要网站在运行
  import [--anyway]                              检查后导入，网站上马上能看到；--anyway：只要读得懂就导入
  facts                                          正文可以引用的事实，和它们现在的说法
  contradictions [--site 网址] [--json]          读遍运行中的网站，说出哪些话与事实不符
      --candidates                               只差一个数、没有事实管的句子
  wording [--site 网址] [--json]         读遍运行中的网站，说出哪些句子在几页上重复、哪些页的标题多是对句
  gaps [--json]                                  访客近 90 天搜不到结果的词`;

export type ContentService = { commands: Pick<Commands, 'listGaps' | 'importContent'>; close: () => Promise<void> };

/** Where content lies, which day it is, and how a service is reached, which only some commands do. */
export type ContentParts = { contentDir: string; now: () => Date; connect: () => Promise<ContentService> };

type Options = { json: boolean; anyway: boolean; candidates: boolean; site: string; title?: string | undefined };
type Action = (parts: ContentParts, words: readonly string[], options: Options) => Promise<string>;

/** A check found something to mend; its message is the list. */
export class ContentRefused extends Error {
  override name = 'ContentRefused';
}

async function withService<Value>(
  { connect }: ContentParts,
  run: (commands: ContentService['commands']) => Promise<Value>,
): Promise<Value> {
  const { commands, close } = await connect();
  try {
    return await run(commands);
  } finally {
    await close();
  }
}

/** The path below the content folder, however the file is named. @throws {Error} when there is none */
function contentPath(contentDir: string, name: string): string {
  const places = [resolve(contentDir, name), resolve(name)];
  const place = places.find((one) => existsSync(one));
  const path = place && relative(contentDir, place);
  if (!path || path.startsWith('..') || isAbsolute(path))
    throw new Error(`没有“${name}”这个内容文件；写成 news/60009.md 这样。`);
  return path.split(sep).join('/');
}

function onlyOf({ files, issues, notes }: ContentCheck, path: string | undefined): ContentCheck {
  const isMeant = ({ file }: { file: string }) => !path || file === path;
  return { files, issues: issues.filter(isMeant), notes: notes.filter(isMeant) };
}

const actions: Record<string, Action> = {
  new: async ({ contentDir, now }, [type = ''], { title = '待补充：标题' }) => {
    const path = newContent(contentDir, type, { title, today: chinaDay(now()) });
    return `已新建 ${relative(process.cwd(), join(contentDir, path))}\n写好以后检查：npm run content -- check ${path}`;
  },
  check: async ({ contentDir, now }, [name]) => {
    const path = name === undefined ? undefined : contentPath(contentDir, name);
    const found = onlyOf(checkContent(contentDir, chinaDay(now())), path);
    const text = printCheck(found, path);
    if (found.issues.length > 0) throw new ContentRefused(text);
    return text;
  },
  import: async (parts, _words, { anyway }) => {
    const found = checkContent(parts.contentDir, chinaDay(parts.now()));
    if (found.issues.length > 0 && !anyway)
      throw new ContentRefused(`${printCheck(found, undefined)}\n什么都没有导入。`);
    return withService(parts, async (commands) =>
      printImport(await commands.importContent(parts.contentDir), found.notes),
    );
  },
  facts: async ({ contentDir }) => listFacts(contentDir),
  contradictions: ({ contentDir }, _words, { site, json, candidates }) =>
    candidates ? listCandidates(site, json) : reportContradictions(contentDir, site, json),
  wording: ({ contentDir }, _words, { site, json }) => reportWording(contentDir, site, json),
  gaps: (parts, _words, { json }) =>
    withService(parts, async (commands) => {
      const gaps = await commands.listGaps();
      return json ? JSON.stringify(gaps, null, 2) : printGaps(gaps);
    }),
};

/** As many words as a command takes behind its name. */
const wordsOf: Readonly<Record<string, number>> = {
  new: 1,
  check: 1,
  import: 0,
  facts: 0,
  contradictions: 0,
  wording: 0,
  gaps: 0,
};

/**
 * What `npm run content -- …` prints, for editors: in Chinese, but for `gaps`.
 * @throws {ContentRefused} with what is to be mended
 * @throws {Error} how it is used; nothing is opened then
 */
export async function contentCommand(args: readonly string[], parts: ContentParts): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      anyway: { type: 'boolean', default: false },
      candidates: { type: 'boolean', default: false },
      site: { type: 'string', default: 'http://127.0.0.1:8080' },
      title: { type: 'string' },
    },
  });
  const [name = '', ...words] = positionals;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action || words.length > (wordsOf[name] ?? 0)) throw new Error(usage);
  return action(parts, words, values);
}
