'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { dutyDeskScene } from './duty-desk-scene';
import { estuaryScene } from '@site/drawings/worlds/estuary-scene';
import { fieldReporterScene } from '@site/drawings/worlds/field-reporter-scene';
import { interviewCornerScene } from '@site/drawings/worlds/interview-corner-scene';
import { orchardScene } from '@site/drawings/worlds/orchard-scene';
import { newsScene } from '@site/drawings/scenes/news-scene';
import { pitchScene } from '@site/drawings/scenes/pitch-scene';
import { pressHallScene } from '@site/drawings/worlds/press-hall-scene';
import { relayMonitorsScene } from '../../drawings/relay-monitors-scene';
import { testCardScene } from '@site/drawings/worlds/test-card-scene';
import { waterChartScene } from '@site/drawings/worlds/water-chart-scene';
import { wetlandScene } from './wetland-scene';

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
