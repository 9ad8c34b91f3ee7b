import { drawnAlone } from '@site/shared/testing/drawn-parts';
import { samplePicture } from '@site/shared/testing/sample-picture';
import { drawingColumn } from './drawing-column';
import { hostScene } from '../scenes/host-scene';
import { productSigns } from './product-pictogram';
import { SceneAtOnce } from './scene-at-once';
import { SceneFile } from './scene-file';
import { ScenePicture } from './scene-picture';

const signs = Object.entries(productSigns).map(([name, sign]) => [`sign-${name}`, drawnAlone(name, sign)]);

export const parts = {
  ...Object.fromEntries(signs),
  'sign-column': drawnAlone('六个产品', drawingColumn(productSigns)),
  'scene-drawn': () => <ScenePicture scene={hostScene} />,
  'scene-file': () => <SceneFile file={samplePicture} shows="主播" />,
  'scene-at-once': () => <SceneAtOnce file={samplePicture} />,
};
