'use static';

import { type FollowUp, leadFollowUp } from '@site/drawings/stages/follow-up';
import { FollowUpSide } from '@site/drawings/stages/follow-up-side';
import styles from './portrait-scrm-stage.module.css';
import { StageFrame } from '@site/drawings/stages/stage-frame';

/** What the show taught about a person, in the phone's arrangement at every width, for pages made for phones. */
export function PortraitScrmStage({ followUp = leadFollowUp }: { followUp?: FollowUp }) {
  return (
    <StageFrame label={followUp.label} ground="sand" portrait className={styles.desk}>
      <FollowUpSide followUp={followUp} />
    </StageFrame>
  );
}
