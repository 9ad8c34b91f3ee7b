'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { dutyDeskScene } from '@site/shared/ui/stages/worlds/duty-desk-scene';
import { estuaryScene } from '@site/shared/ui/stages/worlds/estuary-scene';
import { fieldReporterScene } from '@site/shared/ui/stages/worlds/field-reporter-scene';
import { interviewCornerScene } from '@site/shared/ui/stages/worlds/interview-corner-scene';
import { orchardScene } from '@site/shared/ui/stages/worlds/orchard-scene';
import { newsScene } from '@site/shared/ui/stages/scenes/news-scene';
import { pitchScene } from '@site/shared/ui/stages/scenes/pitch-scene';
import { pressHallScene } from '@site/shared/ui/stages/worlds/press-hall-scene';
import { relayMonitorsScene } from '@site/shared/ui/stages/worlds/relay-monitors-scene';
import { testCardScene } from '@site/shared/ui/stages/worlds/test-card-scene';
import { waterChartScene } from '@site/shared/ui/stages/worlds/water-chart-scene';
import { wetlandScene } from '@site/shared/ui/stages/worlds/wetland-scene';

/** One for each use, in their order. */
export const gdPictures = drawingFiles({
  wetland: wetlandScene,
  dutyDesk: dutyDeskScene,
  pitch: pitchScene,
  interviewCorner: interviewCornerScene,
  orchard: orchardScene,
  relayMonitors: relayMonitorsScene,
});

/** What the cameras of the switcher see, in their order. */
export const cameraFiles = drawingFiles({
  news: newsScene,
  estuary: estuaryScene,
  pressHall: pressHallScene,
  waterChart: waterChartScene,
  fieldReporter: fieldReporterScene,
  testCard: testCardScene,
});
