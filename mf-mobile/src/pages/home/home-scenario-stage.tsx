import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { PortraitLiveRoomStage } from '@site/drawings/stages/portrait-live-room-stage';
import { PortraitScrmStage } from '../../drawings/portrait-scrm-stage';
import { StoreNetworkPicture } from '@site/drawings/stages/store-network-picture';
import type { ReactNode } from 'react';
import { dealersReport, teaStores, trainingRoom, visitorFollowUp } from '../../content/home/stages';
import type { ScenarioKey } from '../../content/scenarios';
import { teaNetwork, trainingOnAir } from './home-scenes';

const stages: Record<ScenarioKey, ReactNode> = {
  chain: <StoreNetworkPicture network={teaStores} files={{ tall: teaNetwork.teaStores }} />,
  launch: <DashboardStage report={dealersReport} portrait />,
  private: <PortraitScrmStage followUp={visitorFollowUp} />,
  training: <PortraitLiveRoomStage room={trainingRoom} scene={trainingOnAir.class} />,
};

/** The picture of a scenario. */
export function HomeScenarioStage({ scenario }: { scenario: ScenarioKey }) {
  return stages[scenario];
}
