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
  if (!show || shows.length > 1) return ['a video is one fenced block ```show'];
  const chapterCount = show.steps.filter(({ chapter }) => chapter).length;
  return [
    ...(chapterCount < chapters.least || chapterCount > chapters.most
      ? [`${chapterCount} chapters: a video has 3 to 6`]
      : []),
    ...(show.steps[0]?.chapter ? [] : ['the first step must begin a chapter']),
    ...(show.seconds < length.least || show.seconds > length.most ? [`seconds: ${show.seconds} is not 30 to 190`] : []),
  ];
}
