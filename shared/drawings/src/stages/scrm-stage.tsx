'use static';

import clsx from 'clsx/lite';
import { type FollowUp, leadFollowUp } from './follow-up';
import { FollowUpSide } from './follow-up-side';
import { ScrmConversation } from '../parts/stages/scrm-conversation';
import styles from './scrm-stage.module.css';
import { StageFrame, type StageGround } from './stage-frame';

export type { FollowUp };

type ScrmStageProps = { followUp?: FollowUp; ground?: StageGround; className?: string };

/** A conversation in the company's messenger beside what the show taught about the person; on phones without the chat. */
export function ScrmStage({ followUp = leadFollowUp, ground = 'sand', className }: ScrmStageProps) {
  const names = clsx(styles.desk, className);

  return (
    <StageFrame label={followUp.label} ground={ground} className={names}>
      <ScrmConversation followUp={followUp} />
      <FollowUpSide followUp={followUp} />
    </StageFrame>
  );
}
