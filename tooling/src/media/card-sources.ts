import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stateAt } from '@site/drawings/screens/state-at';
import type { CardSource } from './card-source';
import { contentCards } from './content-cards';
import { type ContentDrawings, type ShowSource, contentFolder } from './content-drawings';
import { factsOf } from './content-facts';
import { pageCards } from './page-cards';
import { sectionCards } from './section-cards';

function titleOf(file: string): string {
  return factsOf({ path: file, text: readFileSync(path.join(contentFolder, file), 'utf8') }).title;
}

function videoCard({ id, file, show }: ShowSource): CardSource {
  const { stage } = stateAt(show, show.seconds * 0.55, true);
  const chapters = show.steps.flatMap(({ chapter }) => chapter ?? []);
  const minutes = `${Math.floor(show.seconds / 60)} 分 ${Math.round(show.seconds % 60)} 秒`;
  const note = `${chapters.length} 段演示，${minutes}`;
  return {
    id: `card-${id}`,
    title: titleOf(file),
    section: '视频教程',
    note,
    ground: stage.ground === 'night' ? 'night' : 'mint',
    stage,
  };
}

/** Everything that has a share card of its own. */
export function cardSources({ shows, figures }: ContentDrawings): CardSource[] {
  const films = shows.filter(({ id }) => id.startsWith('video-')).map(videoCard);
  return [...films, ...contentCards(figures), ...pageCards, ...sectionCards];
}
