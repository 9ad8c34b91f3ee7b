import type { PictureFile } from '@site/shared/contract/clip';
import type { TranscriptLine } from '@site/shared/contract/info';
import type { MediaEntry } from '@site/shared/contract/media-index';
import type { Show } from '@site/shared/contract/show';
import { clipOf, pictureOf } from './media-source';

/** 185.4 → `03:05`. */
function clockText(seconds: number): string {
  return [Math.floor(seconds / 60), Math.floor(seconds % 60)].map((part) => String(part).padStart(2, '0')).join(':');
}

const transcriptOf = ({ steps }: Show): TranscriptLine[] =>
  steps.map(({ at, say }) => ({ time: clockText(at), seconds: Math.floor(at), text: say }));

/** What is said in the shows, for the search. */
export const spokenText = (shows: readonly Show[]): string =>
  shows.flatMap(({ steps }) => steps.map(({ say }) => say)).join('\n');

/** What is drawn of a show: its film, the moments of its chapters, its cover in lists. */
type DrawnShow = Record<'drawn' | 'stills', MediaEntry | undefined> & { picture: PictureFile | undefined };

/** Everything that a video's page takes from its show and its film. */
export function showData([show]: readonly Show[], { drawn, stills: moments, picture }: DrawnShow) {
  if (!show) return {};
  const clip = clipOf(drawn);
  const { seconds } = show;
  const stills = Object.keys(moments?.files ?? {}).flatMap((part) => pictureOf(moments, part) ?? []);
  return {
    show,
    clip,
    ...(stills.length > 0 && { stills }),
    poster: clip && (picture ?? clip.poster),
    seconds,
    duration: clockText(seconds),
    transcript: transcriptOf(show),
  };
}

const chapters = { least: 3, most: 6 };
const length = { least: 30, most: 190 };

/** A video is one show of a length that somebody watches, told in chapters. */
export function videoProblems(shows: readonly Show[]): string[] {
  const [show] = shows;
  if (!show || shows.length > 1) return ['视频的正文是一个 ```show 代码块，不多也不少'];
  const chapterCount = show.steps.filter(({ chapter }) => chapter).length;
  return [
    ...(chapterCount < chapters.least || chapterCount > chapters.most
      ? [`视频要有 3 到 6 章，现在有 ${chapterCount} 章`]
      : []),
    ...(show.steps[0]?.chapter ? [] : ['第一步要写 chapter']),
    ...(show.seconds < length.least || show.seconds > length.most
      ? [`seconds 要在 30 到 190 之间，现在是 ${show.seconds}`]
      : []),
  ];
}
