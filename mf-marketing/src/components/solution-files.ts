'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { tallNetwork, wideNetwork } from '@site/shared/ui/stages/store-network-pictures';
import { followUpDrawings } from '@site/shared/ui/stages/follow-up-drawings';
import { launchRoomDrawings } from '@site/shared/ui/stages/launch-room-drawings';
import { reportDrawings } from '@site/shared/ui/stages/report-drawings';
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
