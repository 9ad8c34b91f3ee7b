'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { codeStageScene } from '@site/drawings/worlds/code-stage-scene';
import { meetingScreenScene } from './meeting-screen-scene';
import { relayMonitorsScene } from '../../drawings/relay-monitors-scene';
import { teaPickupScene } from '../../drawings/tea-pickup-scene';

/** One for each use, in their order. */
export const onlineH5Pictures = drawingFiles({
  codeStage: codeStageScene,
  teaPickup: teaPickupScene,
  relayMonitors: relayMonitorsScene,
  meetingScreen: meetingScreenScene,
});
