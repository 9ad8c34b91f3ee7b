import type { CardSource } from './card-source';
import { cardSvg, squareSvg } from './card-drawing';
import type { Darkroom } from './darkroom';
import { hashOf } from './drawn-svg';
import type { MediaFolder } from './media-folder';

export const cardSize = { width: 1200, height: 630 };
export const squareSize = { width: 300, height: 300 };

/** Flat drawings need few colours: a third of the bytes, and nobody sees it. */
const palette = ['-vf', 'split[a][b];[a]palettegen=max_colors=160[p];[b][p]paletteuse=dither=none'];

export const cardHash = (card: CardSource): string => hashOf(cardSvg(card), squareSvg(card));

/** Draws the pictures of a share: the wide card of `og:image`, and the small square that WeChat shows. */
export async function drawCard(folder: MediaFolder, darkroom: Darkroom, card: CardSource): Promise<void> {
  const wide = darkroom.convert(await darkroom.photograph(cardSvg(card), cardSize), 'png', palette);
  const square = darkroom.convert(await darkroom.photograph(squareSvg(card), squareSize), 'png', palette);
  folder.keep(card.id, {
    source: cardHash(card),
    files: {
      card: folder.write(card.id, 'png', wide, cardSize),
      square: folder.write(`${card.id}-square`, 'png', square, squareSize),
    },
  });
}
