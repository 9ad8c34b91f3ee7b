import { type MediaIndex, listPictureName } from '@site/shared/contract/media-index';
import type { ContentIssue } from './content-issue';
import type { EntryKind, SourcedEntry } from './entry';

/** Kinds that lists show with a picture of their own. */
const pictured: ReadonlySet<EntryKind> = new Set(['case', 'topic', 'lecture', 'marketing', 'news']);
const undrawnFigure = /<figure[^>]*>\s*<p>/g;

function missingOf({ kind, id, html }: SourcedEntry, media: MediaIndex): string[] {
  const name = `${kind}-${id}`;
  const figures = html.match(undrawnFigure)?.length ?? 0;
  return [
    ...(media[`card-${name}`] ? [] : ['分享图']),
    ...(pictured.has(kind) && !media[listPictureName(name)] ? ['列表里的图'] : []),
    ...(kind === 'video' && !media[name] ? ['视频'] : []),
    ...(figures > 0 ? [`${figures} 张正文里的图`] : []),
  ];
}

/** What of the content `npm run media` has not drawn yet; pages do without until then. */
export function findMissingMedia(entries: readonly SourcedEntry[], media: MediaIndex): ContentIssue[] {
  return entries
    .filter(({ kind }) => kind !== 'page')
    .flatMap((entry) => {
      const missing = missingOf(entry, media);
      if (missing.length === 0) return [];
      const message = `还没有画${missing.join('、')}，先用栏目的图代替；补画：npm run media -- --only ${entry.file}`;
      return [{ file: entry.file, line: 1, message }];
    });
}
