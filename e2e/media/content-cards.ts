import { readContentFiles } from '../../api/src/content/content-files';
import { sceneFor } from './card-scenes';
import type { CardSource } from './card-source';
import { type FigureSource, contentFolder } from './content-drawings';
import { frontMatterOf } from './front-matter-of';

type Kind = { kind: string; section: string; ground: CardSource['ground'] };

const kinds: Readonly<Record<string, Kind>> = {
  help: { kind: 'help', section: '帮助中心', ground: 'mint' },
  info: { kind: 'topic', section: '直播资讯', ground: 'mint' },
  news: { kind: 'news', section: '新闻动态', ground: 'mint' },
  lectures: { kind: 'lecture', section: '直播讲堂', ground: 'night' },
  cases: { kind: 'case', section: '客户案例', ground: 'night' },
};

/** A line of a title that is longer is broken: one character more would stand alone in the next. */
const longestLine = 7;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Two lines of about one length, broken between words. */
function balanced(line: string): string {
  const places = [...segmenter.segment(line)].map(({ index }) => index).filter((index) => index > 0);
  const distance = (place: number) => Math.abs(place - line.length / 2);
  const [middle] = places.sort((one, other) => distance(one) - distance(other));
  return line.length > longestLine && middle ? `${line.slice(0, middle)}\n${line.slice(middle)}` : line;
}

/** Broken where a clause ends, else between the words in the middle. */
function brokenTitle(title: string): string {
  const [first = '', ...rest] = title.split(/(?<=[，：；？！])(?=.{3,}$)/u);
  return rest.length > 0 ? `${first}\n${balanced(rest.join(''))}` : balanced(first);
}

/** The first clause of the summary, if it is short enough to be one line. */
function noteOf(summary: string): string | undefined {
  const [clause = ''] = summary.split(/[，。；：、]/u);
  return clause.length >= 6 && clause.length <= 18 ? clause : undefined;
}

function cardOf(
  file: string,
  { kind, section, ground }: Kind,
  id: string,
  figure: FigureSource | undefined,
): CardSource {
  const { title, summary, text } = frontMatterOf(file);
  const side = figure ? { stage: figure.figure.stage } : { scene: sceneFor(text, Number(id)) };
  return { id: `card-${kind}-${id}`, title: brokenTitle(title), section, note: noteOf(summary), ground, ...side };
}

/** A card for every article, lecture, case and piece of news; with its last figure where it has one. */
export function contentCards(figures: readonly FigureSource[]): CardSource[] {
  return readContentFiles(contentFolder).flatMap(({ path: file }) => {
    const [, place = '', id = ''] = /^([a-z]+)\/.*?(\d+)\.md$/.exec(file) ?? [];
    const kind = kinds[place];
    return kind && id ? [cardOf(file, kind, id, figures.filter((one) => one.file === file).at(-1))] : [];
  });
}
