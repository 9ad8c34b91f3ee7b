import { testStages } from '@site/shared/testing/test-stages';
import { StudioStage } from './studio-stage';

testStages([['virtual studio', <StudioStage key="v" />, 6_000]]);
