'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { codeStageScene } from '@site/shared/ui/stages/worlds/code-stage-scene';
import { meetingScreenScene } from '@site/shared/ui/stages/worlds/meeting-screen-scene';
import { relayMonitorsScene } from '@site/shared/ui/stages/worlds/relay-monitors-scene';
import { teaPickupScene } from '@site/shared/ui/stages/worlds/tea-pickup-scene';

/** One for each use, in their order. */
export const onlineH5Pictures = drawingFiles({
  codeStage: codeStageScene,
  teaPickup: teaPickupScene,
  relayMonitors: relayMonitorsScene,
  meetingScreen: meetingScreenScene,
});
