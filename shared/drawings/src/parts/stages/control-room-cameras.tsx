import { cameraScreens } from '../../stages/control-room-screens';
import { type Drawing, SceneBox } from '@site/shared/ui/drawing';
import { adviserDeskScene } from '../../worlds/adviser-desk-scene';
import { newsLinkScene } from '../../worlds/news-link-scene';
import { priceLockScene } from '../../worlds/price-lock-scene';
import { seaOfCloudsScene } from '../../worlds/sea-of-clouds-scene';

const scenes = [seaOfCloudsScene, newsLinkScene, priceLockScene, adviserDeskScene];

/** What the four cameras show, as they hang in the control room. */
export const camerasDrawing: Drawing = {
  width: 390,
  height: 150,
  Draw: () =>
    cameraScreens.map((screen, index) => {
      const drawing = scenes[index];
      return (
        drawing && <SceneBox key={`${screen.x}-${screen.y}`} drawing={drawing} {...screen} width={80} height={45} />
      );
    }),
};
