import { DashboardStage } from '@site/shared/ui/stages/dashboard-stage';
import { LiveRoomStage } from '@site/shared/ui/stages/live-room-stage';
import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { StoreNetworkPicture } from '@site/shared/ui/stages/store-network-picture';
import type { ReactNode } from 'react';
import { dealersReport, teaStores, trainingRoom, visitorFollowUp } from '../../content/home/stages';
import type { ScenarioKey } from '../../content/scenarios';
import { teaNetwork, trainingOnAir } from './home-scenes';

const stages: Record<ScenarioKey, ReactNode> = {
  chain: <StoreNetworkPicture network={teaStores} files={{ tall: teaNetwork.teaStores }} />,
  launch: <DashboardStage report={dealersReport} portrait />,
  private: <ScrmStage followUp={visitorFollowUp} portrait />,
  training: <LiveRoomStage room={trainingRoom} scene={trainingOnAir.class} portrait />,
};

/** The picture of a scenario. */
export function HomeScenarioStage({ scenario }: { scenario: ScenarioKey }) {
  return stages[scenario];
}
