import { ConsultButton } from './consult-button';
import { TrialButton } from './trial-button';

export const Trial = () => <TrialButton />;

export const TrialOutlined = () => <TrialButton look="action-outline">先试再说</TrialButton>;

export const Consult = () => <ConsultButton />;

export const ConsultWide = () => (
  <ConsultButton wide look="brand">
    和顾问谈谈
  </ConsultButton>
);
