import type { ConsoleStage } from '@site/shared/ui/stages/console-stage';
import type { DashboardStage } from '@site/shared/ui/stages/dashboard-stage';
import type { LiveRoomStage } from '@site/shared/ui/stages/live-room-stage';
import type { PhotoWallStage } from '@site/shared/ui/stages/photo-wall-stage';
import type { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import type { StoreNetworkStage } from '@site/shared/ui/stages/store-network-stage';

type ContentOf<Stage extends (props: never) => unknown, Name extends keyof Parameters<Stage>[0]> = NonNullable<
  Parameters<Stage>[0][Name]
>;

/** What the stages show, as their components take it; content files give their own. */
export type ConsoleShow = ContentOf<typeof ConsoleStage, 'show'>;
export type ShowReport = ContentOf<typeof DashboardStage, 'report'>;
export type LiveRoom = ContentOf<typeof LiveRoomStage, 'room'>;
export type PhotoAlbum = ContentOf<typeof PhotoWallStage, 'album'>;
export type FollowUp = ContentOf<typeof ScrmStage, 'followUp'>;
export type StoreNetwork = ContentOf<typeof StoreNetworkStage, 'network'>;
