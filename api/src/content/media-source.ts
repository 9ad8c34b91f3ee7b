import { type MediaEntry, MediaIndex, mediaAddress } from '@site/shared/contract/media-index';
import type { Clip, PictureFile } from '@site/shared/contract/clip';
import { Value } from '@sinclair/typebox/value';
import type { ContentFile } from './content-files';
import type { ContentIssue } from './content-issue';
import type { Facts } from './fact-names';

export const mediaIndexFile = 'media/index.json';

/** What `npm run media` drew, for the import: an article may show it, and does without what is not drawn yet. */
export type DrawnMedia = { index: MediaIndex; issues: ContentIssue[] };

/** Without what was drawn of facts that say something else now: its words would contradict those around it. */
export function freshMedia(index: MediaIndex, facts: Facts): MediaIndex {
  const isFresh = ({ facts: drawn = {} }: MediaEntry) =>
    Object.entries(drawn).every(([name, text]) => facts.get(name) === text);
  return Object.fromEntries(Object.entries(index).filter(([, entry]) => isFresh(entry)));
}

export function readMediaIndex(files: readonly ContentFile[], facts: Facts): DrawnMedia {
  const text = files.find(({ path }) => path === mediaIndexFile)?.text;
  if (text === undefined) return { index: {}, issues: [] };
  const message = '图片目录坏了，不要手改：运行 npm run media 重新生成';
  const broken = { index: {}, issues: [{ file: mediaIndexFile, line: 1, message }] };
  try {
    const index: unknown = JSON.parse(text);
    return Value.Check(MediaIndex, index) ? { index: freshMedia(index, facts), issues: [] } : broken;
  } catch {
    return broken;
  }
}

/** The picture under this part's name, as pages show it. */
export function pictureOf(entry: MediaEntry | undefined, part: string): PictureFile | undefined {
  const drawn = entry?.files[part];
  return drawn?.width && drawn.height
    ? { src: mediaAddress + drawn.file, width: drawn.width, height: drawn.height }
    : undefined;
}

function filmsIn({ mp4, webm }: MediaEntry['files']): Pick<Clip, 'width' | 'height' | 'sources'> | undefined {
  if (!mp4?.width || !mp4.height || !webm) return undefined;
  const sources = [
    { src: mediaAddress + mp4.file, type: 'video/mp4' },
    { src: mediaAddress + webm.file, type: 'video/webm' },
  ];
  return { width: mp4.width, height: mp4.height, sources };
}

function textsIn({ captions, chapters }: MediaEntry['files']): Pick<Clip, 'captions' | 'chapters'> | undefined {
  if (!captions || !chapters) return undefined;
  return { captions: mediaAddress + captions.file, chapters: mediaAddress + chapters.file };
}

/** The film of a show; null until it is filmed. */
export function clipOf(entry: MediaEntry | undefined): Clip | null {
  if (!entry?.seconds) return null;
  const poster = pictureOf(entry, 'poster');
  const films = filmsIn(entry.files);
  const texts = textsIn(entry.files);
  return poster && films && texts ? { poster, seconds: entry.seconds, ...films, ...texts } : null;
}
