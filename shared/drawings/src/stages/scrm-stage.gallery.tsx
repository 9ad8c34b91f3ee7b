import { leadFollowUp } from './follow-up';
import { FollowUpSide } from './follow-up-side';
import { ScrmStage } from './scrm-stage';

export const gallery = {
  pictures: {
    390: { file: 'product-390.png', top: 2320, height: 350 },
    1440: { file: 'product-1440.png', top: 2220, height: 500 },
  },
};

export const Sand = () => <ScrmStage />;

export const Mint = () => <ScrmStage ground="mint" />;

export const SideAlone = () => <FollowUpSide followUp={leadFollowUp} />;
