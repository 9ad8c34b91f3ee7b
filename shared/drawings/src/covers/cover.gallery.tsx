import { sampleCovers } from '@site/shared/testing/sample-covers';
import { inFile } from '@site/shared/ui/drawing-root';
import { Cover } from './cover';
import { CoverDrawing } from './cover-drawing';

const seed = 20001;

export const parts = Object.fromEntries(
  sampleCovers.map((cover) => [
    cover.kind,
    {
      list: () => <Cover cover={cover} seed={seed} />,
      large: () => <Cover cover={cover} seed={seed + 1} size="large" />,
      file: () => <CoverDrawing cover={cover} seed={seed + 3} root={inFile} />,
      square: () => <Cover cover={cover} seed={seed + 2} square />,
    },
  ]),
);
