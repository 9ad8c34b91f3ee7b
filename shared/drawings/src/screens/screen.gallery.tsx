import type { Stage } from '@site/shared/contract/show';
import { sampleScreenParts } from '@site/shared/testing/sample-screen-parts';
import { drawScene } from './draw-scene';
import { drawStage, type StageDrawing } from './draw-stage';

type Kind = Stage['screens'][number]['kind'];

function stageOf(kind: Kind): Stage {
  const rows = sampleScreenParts.map((part) => [part]);
  return { ground: kind === 'desk' ? 'night' : 'mint', screens: [{ id: 'screen', kind, title: '新建抽奖', rows }] };
}

const draw = (kind: Kind, drawing: Omit<StageDrawing, 'picture'>) =>
  drawStage(stageOf(kind), { label: '新建抽奖', picture: drawScene, ...drawing });

const kinds: Kind[] = ['panel', 'desk', 'phone', 'window'];

export const parts = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    {
      wide: () => draw(kind, { width: 'wide' }),
      narrow: () => draw(kind, { width: 'narrow' }),
      numbered: () => draw(kind, { width: 'wide', callouts: ['name', 'save'] }),
      shown: () => draw(kind, { width: 'wide', format: 'show', focus: 'name', caption: '填奖品。', keycap: 'S' }),
    },
  ]),
);
