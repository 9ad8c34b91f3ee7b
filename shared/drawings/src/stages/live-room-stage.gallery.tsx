import { hostScene } from '../scenes/host-scene';
import { LiveRoomStage } from './live-room-stage';
import { PortraitLiveRoomStage } from './portrait-live-room-stage';

export const gallery = {
  pictures: {
    390: { file: 'product-390.png', top: 1550, height: 580 },
    1440: { file: 'product-1440.png', top: 1575, height: 570 },
  },
};

export const Mint = () => <LiveRoomStage scene={hostScene} />;

export const Sand = () => <LiveRoomStage scene={hostScene} ground="sand" />;

export const Portrait = () => <PortraitLiveRoomStage scene={hostScene} />;
