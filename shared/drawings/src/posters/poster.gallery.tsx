import { inFile } from '@site/shared/ui/drawing-root';
import { Poster } from './poster';
import { PosterDrawing } from './poster-drawing';
import { posterWords } from './poster-words';

export const parts = Object.fromEntries(
  Object.keys(posterWords).map((scene) => [
    scene,
    {
      plain: () => <Poster scene={scene} seed={1} />,
      file: () => <PosterDrawing scene={scene} seed={3} root={inFile} />,
      playing: () => <Poster scene={scene} seed={6} duration="03:20" />,
    },
  ]),
);
