import { StageFrame } from './stage-frame';

const label = '空的台面';

export const Mint = () => <StageFrame label={label}>{label}</StageFrame>;

export const Sand = () => (
  <StageFrame label={label} ground="sand">
    {label}
  </StageFrame>
);

export const Paper = () => (
  <StageFrame label={label} ground="paper">
    {label}
  </StageFrame>
);
