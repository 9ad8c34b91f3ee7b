import { testStages } from '@site/shared/testing/test-stages';
import { HallStage } from './hall-stage';

testStages([['exhibition hall', <HallStage key="h" />, 6_000]]);
