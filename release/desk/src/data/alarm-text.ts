import type { DeskHealth } from './shell-answers';

/** What is wrong, as the page says it; `original` is the sentence of the command or shell where that is said in Chinese. */
export interface Told {
  reason: string;
  original?: string;
}

/** By the kind of an alarm of a shell (`shell/src/server/releases/alarms.ts`): what it means, and what to do. */
const kindTexts: Readonly<Record<string, string>> = {
  missing: '修订链中间缺了文件，线上照常；运行 npm run release -- verify 看缺哪一份。',
  damaged: '有修订文件损坏或不可信，没有生效；运行 npm run release -- verify 看是哪一份。',
  behind: '版本库的修订链比这台 shell 接受过的短，它接受过的继续在线上。',
  rewritten: '版本库里有一份修订不是这台 shell 接受过的那一份，接受过的继续在线上。',
  dates: '线上修订的日期比这台机器的时钟晚，照常在线上；时钟没错就运行 npm run release -- settle-dates。',
  outside: '版本库之外留下的记号和它的修订链对不上。',
  snapshot: '这台机器自己的副本有问题，版本库不在时它靠不住。',
  copies: '版本库里的版本被拒绝，正在运行的是这台机器的副本。',
  files: '版本库里有给浏览器的文件被拒绝。',
  canary: '金丝雀装不上，访客看到的仍是线上版本。',
  store: '版本库没有应答，或里面的版本损坏；这台 shell 用自己的副本照常服务。',
  order: '直接交给它的修订还不在版本库里；运行 npm run release -- deliver 补上。',
  purge: '前面的缓存清不掉旧页面，里面可能还有已经回滚的页面。',
  processes: '起不了渲染进程。',
};

const unmounted = '：盘没有挂上，或者 DATA_DIR、ASSET_STORE 该写别处。';

/** Sentences of commands and shells that an operator meets on the page, and how it says them. */
const sentences: readonly (readonly [said: RegExp, chinese: string])[] = [
  [/The store (\S+) does not answer: it says nothing for (\d+) s\./, '版本库 $1 有 $2 秒没有应答。'],
  [/The store (\S+) does not answer \((.+?)\): (\S+?)\.(?= |$)/, '版本库 $1 没有应答（$2，$3）。'],
  [/The store (\S+) is away: there is no such folder\./, '版本库 $1 不在：没有这个文件夹。'],
  [
    /The store (\S+) has no revision, and (\S+) serves revision (\d+): its disk is away, or DATA_DIR or ASSET_STORE should name another\./,
    `版本库 $1 里没有修订，而 $2 在用 r$3${unmounted}`,
  ],
  [
    /The store (\S+) has no revision, and it had revision (\d+) before: its disk is away, or DATA_DIR or ASSET_STORE should name another\./,
    `版本库 $1 里没有修订，而它有过 r$2${unmounted}`,
  ],
  [/Nothing can be written to the store (\S+): EROFS\./, '版本库 $1 写不进去：它是只读挂载的（EROFS）。'],
  [/Nothing can be written to the store (\S+): (EACCES|EPERM)\./, '版本库 $1 写不进去：没有写的权限（$2）。'],
  [/Nothing can be written to the store (\S+): (\S+?)\.(?= |$)/, '版本库 $1 写不进去（$2）。'],
  [/(\S+) could not be read from the store (\S+): (\S+?)\.(?= |$)/, '版本库 $2 的 $1 读不出来（$3）。'],
  [/(\S+) could not be written to the store (\S+): the disk is full\./, '$1 写不进版本库 $2：磁盘满了。'],
  [/(\S+) could not be written to the store (\S+): (\S+?)\.(?= |$)/, '$1 写不进版本库 $2（$3）。'],
  [/No shell answers at (.+?), so nothing can be ordered\./, '$1 没有一台 shell 应答，所以什么也交代不了。'],
  [/Revision (\d+) is missing although revision (\d+) is there\./, '缺修订 r$1，而后面的 r$2 在。'],
  [/Revisions (\d+) to (\d+) are missing although revision (\d+) is there\./, '缺修订 r$1 到 r$2，而后面的 r$3 在。'],
  [/Revision (\d+) is not whole JSON: it is cut off or damaged\./, '修订 r$1 的文件被截断或损坏。'],
  [/(\S+ \d\S*) is not in the store, or half-written: it has no release\.json\./, '版本库里没有 $1，或者没有传完。'],
  [/(\S+ \d\S*) is half-written: its upload never ended\. Publish it again\./, '$1 没有传完，请再发布一次。'],
  [/(\S+ \d\S*) is not signed: it has no release\.sig\./, '$1 没有签名。'],
  [
    /(\S+ \d\S*) was pruned: its files are gone and its number is not used again\./,
    '$1 的文件已清理，版本号不再使用。',
  ],
];

/** What is known of it in Chinese; the rest of it, or all, as it is. */
export function toldOf(text: string): Told {
  const said: string[] = [];
  let rest = text;
  for (const [pattern, chinese] of sentences) {
    const [found] = pattern.exec(rest) ?? [];
    if (found === undefined) continue;
    said.push(found.replace(pattern, chinese));
    rest = rest.replace(found, ' ');
  }
  if (said.length === 0) return { reason: text };
  return { reason: [...said, rest.replace(/\s+/g, ' ').trim()].join(''), original: text };
}

/** What a shell says is wrong with it: its alarms by their kinds, and what else it says; null where it says nothing. */
export function reportOf({ alarms = [], error }: Pick<DeskHealth, 'alarms' | 'error'>): Told | null {
  if (!error) return null;
  const known = alarms.filter(({ kind = '' }) => Object.hasOwn(kindTexts, kind));
  if (known.length === 0) return toldOf(error);
  const kinds = [...new Set(known.map(({ kind = '' }) => kind))];
  const rest = known
    .reduce((left, { text }) => left.replace(text, ' '), error)
    .replace(/\s+/g, ' ')
    .trim();
  return { reason: [...kinds.map((kind) => kindTexts[kind]), toldOf(rest).reason].join(''), original: error };
}
