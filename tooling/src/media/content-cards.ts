import { type ContentFile, readContentFiles } from '../../../api/src/content/content-files';
import { sceneOf } from './card-scenes';
import type { CardSource } from './card-source';
import { type FigureSource, contentFolder } from './content-drawings';
import { type ContentFacts, factsOf } from './content-facts';

type Kind = { kind: string; section: string; ground: CardSource['ground'] };

const kinds: Readonly<Record<string, Kind>> = {
  help: { kind: 'help', section: '帮助中心', ground: 'mint' },
  info: { kind: 'topic', section: '直播资讯', ground: 'mint' },
  news: { kind: 'news', section: '新闻动态', ground: 'mint' },
  lectures: { kind: 'lecture', section: '直播讲堂', ground: 'night' },
  cases: { kind: 'case', section: '客户案例', ground: 'night' },
  marketing: { kind: 'marketing', section: '营销方案', ground: 'night' },
};

/** The first clause of the summary, if it is short enough to be one line. */
function noteOf({ summary = '', banner }: ContentFacts): string | undefined {
  const clauses = [banner?.title ?? '', summary.split(/[，。；：]/u)[0] ?? ''];
  return clauses.find((clause) => clause.length >= 6 && clause.length <= 18);
}

/** What the case is told by. */
function figureOf({ metrics = [], lead }: ContentFacts): CardSource['figure'] {
  const metric = metrics.find(({ name }) => name === lead);
  return metric && { name: metric.name, value: String(metric.value), unit: metric.unit };
}

/** A figure of the article says most, then its cover; what has neither has a scene. */
function pictureOf({ cover, banner, place }: ContentFacts, name: string, drawn: FigureSource | undefined) {
  const seed = Number(name.split('-')[1]);
  if (drawn) return { stage: drawn.figure.stage };
  if (cover) return { cover: { cover, seed } };
  if (place) return { place };
  return banner ? { poster: { scene: banner.scene, seed } } : { scene: sceneOf(name) };
}

function cardOf(facts: ContentFacts, { kind, section, ground }: Kind, name: string, drawn?: FigureSource): CardSource {
  const place = kind === 'case' && facts.industry ? `${section} · ${facts.industry}` : section;
  const figure = figureOf(facts);
  const words = { title: facts.title, section: place, note: figure ? undefined : noteOf(facts), figure };
  return { id: `card-${name}`, ground, ...words, ...pictureOf(facts, name, drawn) };
}

function cardsOf(file: ContentFile, figures: readonly FigureSource[]): CardSource[] {
  const [, place = '', id = ''] = /^([a-z]+)\/(\d+)\.(?:md|json)$/.exec(file.path) ?? [];
  const kind = kinds[place];
  const drawn = figures.filter((one) => one.file === file.path && place !== 'info').at(-1);
  return kind ? [cardOf(factsOf(file), kind, `${kind.kind}-${id}`, drawn)] : [];
}

/** A card for every article, lecture, case, plan and piece of news. */
export function contentCards(figures: readonly FigureSource[]): CardSource[] {
  return readContentFiles(contentFolder).flatMap((file) => cardsOf(file, figures));
}
