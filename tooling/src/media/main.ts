import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { step } from '../commands/step';
import { prepareMedia } from '../commands/prepare-media';
import { cardHash, drawCard } from './card';
import { cardSources } from './card-sources';
import { readDrawings } from './content-drawings';
import { Darkroom } from './darkroom';
import { drawFigures } from './draw-figures';
import { drawnFacts } from './drawn-facts';
import { showHash } from './drawn-svg';
import { filmShow } from './film-show';
import { drawListPictures, listPictures } from './list-pictures';
import { MediaFolder } from './media-folder';
import { makeStills } from './stills/make-stills';
import { drawStills, showStills } from './show-stills';
import { wantedMedia } from './wanted-media';

/**
 * `npm run media` draws and films what has changed: figures, pictures of lists, films, posters and share cards.
 * `-- --only news/60009.md` draws what belongs to that content, `-- video-30001` what has that name, and `-- --figures` all that
 * needs neither browser nor ffmpeg. `-- --stills` renders stills with Blender, and nothing else.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--stills')) return makeStills(args);
  const { withoutBrowser, isAll, isWanted } = wantedMedia(args);
  const drawings = readDrawings();
  const { figures, shows } = drawings;
  const cards = cardSources(drawings);
  const pictures = listPictures(drawings);
  const stills = shows.map(showStills);
  const folder = new MediaFolder();
  const drawn = await step('figures', () => drawFigures(folder, figures.filter(isWanted)));
  console.log(`  ${drawn} of ${figures.length} figures drawn`);
  const listed = await step('pictures of lists', () => drawListPictures(folder, pictures.filter(isWanted)));
  console.log(`  ${listed} of ${pictures.length} pictures of lists drawn`);
  const performed = await step('moments of shows', () => drawStills(folder, stills.filter(isWanted)));
  console.log(`  ${performed} of ${stills.length} shows drawn`);
  if (!withoutBrowser) {
    const films = shows.filter(isWanted).filter(({ id, show }) => !folder.isFresh(id, showHash(show)));
    const stale = cards.filter(isWanted).filter((card) => !folder.isFresh(card.id, cardHash(card)));
    if (films.length + stale.length > 0) await photograph(folder, films, stale);
  }
  folder.noteFacts(drawnFacts());
  if (isAll && !withoutBrowser)
    folder.tidy(new Set([...figures, ...shows, ...cards, ...pictures, ...stills].map(({ id }) => id)));
}

async function photograph(
  folder: MediaFolder,
  films: ReturnType<typeof readDrawings>['shows'],
  cards: ReturnType<typeof cardSources>,
): Promise<void> {
  prepareMedia();
  const darkroom = await Darkroom.open();
  try {
    for (const source of films) await step(`film ${source.id}`, () => filmShow(folder, darkroom, source));
    for (const card of cards) await step(`card ${card.id}`, () => drawCard(folder, darkroom, card));
  } finally {
    await darkroom.close();
  }
}

ignoreClosedOutput();
main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
