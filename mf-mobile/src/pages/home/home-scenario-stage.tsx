import { DashboardStage } from '@site/shared/ui/stages/dashboard-stage';
import { LiveRoomStage } from '@site/shared/ui/stages/live-room-stage';
import { classScene } from '@site/shared/ui/stages/scenes/class-scene';
import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { StoreNetworkStage } from '@site/shared/ui/stages/store-network-stage';
import type { ReactNode } from 'react';
import { dealersReport, teaStores, trainingRoom, visitorFollowUp } from '../../content/home/stages';
import type { ScenarioKey } from '../../content/scenarios';

const stages: Record<ScenarioKey, ReactNode> = {
  chain: <StoreNetworkStage network={teaStores} portrait />,
  launch: <DashboardStage report={dealersReport} portrait />,
  private: <ScrmStage followUp={visitorFollowUp} portrait />,
  training: <LiveRoomStage room={trainingRoom} drawing={classScene} portrait />,
};

/** The picture of a scenario. */
export function HomeScenarioStage({ scenario }: { scenario: ScenarioKey }) {
  return stages[scenario];
}
