import { parseArgs } from 'node:util';
import { kindOfFile } from '../../../api/src/content/markdown-kinds';

/** What a run draws. Without a name everything; `withoutBrowser` leaves out films and cards. */
export type WantedMedia = { withoutBrowser: boolean; isAll: boolean; isWanted: (source: { id: string }) => boolean };

/** `news/60009.md` → `news-60009`, as its drawings are named; undefined for what is no content. */
function nameOf(file: string): string | undefined {
  const [, path = '', id = ''] = /([a-z]+\/(\d+)\.(?:md|json))$/.exec(file) ?? [];
  if (/^marketing\/\d+\.json$/.test(path)) return `marketing-${id}`;
  const kind = kindOfFile(path);
  return kind && `${kind.kind}-${id}`;
}

/**
 * What the arguments of `npm run media` ask for: `--figures`, `--only <file of the content>`, or names of drawings.
 * @throws {Error} for a file that is no content, in Chinese, for editors
 */
export function wantedMedia(args: readonly string[]): WantedMedia {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { figures: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
  });
  const names = values.only.map((file) => {
    const name = nameOf(file);
    if (!name) throw new Error(`“${file}”不是内容文件；写成 npm run media -- --only news/60009.md 这样。`);
    return name;
  });
  const isAll = names.length + positionals.length === 0;
  const ofFiles = names.map((name) => new RegExp(`^(?:card-|picture-|stills-)?${name}(?:-|$)`));
  const isWanted = ({ id }: { id: string }) =>
    isAll || positionals.includes(id) || ofFiles.some((pattern) => pattern.test(id));
  return { withoutBrowser: values.figures, isAll, isWanted };
}
