import { samplePicture } from '@site/shared/testing/sample-picture';
import { sampleShow } from '@site/shared/testing/sample-show';
import { FigureDemos } from './figure-demos';
import { ShowTheatre } from './show-theatre';

export const gallery = {
  pictures: {
    390: { file: 'video-390.png', top: 56, height: 900 },
    1440: { file: 'video-1440.png', top: 72, height: 900 },
  },
};

const poster = { ...samplePicture, width: 960, height: 540 };
const clip = {
  ...{ poster, width: 960, height: 540, seconds: 12, sources: [] },
  captions: 'data:text/vtt,',
  chapters: 'data:text/vtt,',
};

/** A press plays the drawing. */
export const Poster = () => <ShowTheatre show={sampleShow} title="抽奖" clip={clip} />;

export const ArticleWithoutFigures = () => (
  <FigureDemos figures={[]}>
    <p>正文</p>
  </FigureDemos>
);
