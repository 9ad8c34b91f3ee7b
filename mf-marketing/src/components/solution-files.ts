'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { tallNetwork, wideNetwork } from '@site/drawings/stages/store-network-pictures';
import { followUpDrawings } from '../drawings/follow-up-drawings';
import { launchRoomDrawings } from '../drawings/launch-room-drawings';
import { reportDrawings } from '../drawings/report-drawings';
import { memberFollowUp, trainingReport } from '../content/solutions/stages';

/** The stage of many stores, which stands behind a tab. */
export const networkFiles = drawingFiles({
  networkWide: wideNetwork(),
  networkTall: tallNetwork(),
});

/** The stages behind the other tabs. */
export const launchRoomFiles = drawingFiles(launchRoomDrawings);
export const followUpFiles = drawingFiles(followUpDrawings(memberFollowUp));
export const reportFiles = drawingFiles(reportDrawings(trainingReport));
