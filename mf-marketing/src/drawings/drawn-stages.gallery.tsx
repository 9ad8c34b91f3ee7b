import { NarrowConsole } from './narrow-console';
import { StudioStage } from './studio-stage';

export const Studio = () => <StudioStage />;

export const Console = () => <NarrowConsole pictures={undefined} />;
