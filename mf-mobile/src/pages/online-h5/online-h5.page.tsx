import { LeadBand } from '../../components/lead-band';
import { topicHandle } from '../../components/topic/topic-handle';
import { onlineH5Words, wiringAsk } from '../../content/online-h5';
import { PageBody } from './online-h5-body';

/** It has no desktop counterpart: there it is a part of another page. */
export const handle = topicHandle({ text: onlineH5Words, ask: wiringAsk });

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...onlineH5Words.lead} ask={wiringAsk} />
    </>
  );
}
