import { hallAsk } from '@site/shared/page/page-asks';
import { LeadBand } from '../../components/lead-band';
import { topicHandle } from '../../components/topic/topic-handle';
import { yuanyuzhouCopy } from '../../content/yuanyuzhou';
import { PageBody } from './yuanyuzhou-body';

export const handle = topicHandle({
  text: yuanyuzhouCopy,
  canonical: '/home/yuanyuzhou',
  header: 'over-dark',
  ask: hallAsk,
});

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...yuanyuzhouCopy.lead} ask={hallAsk} />
    </>
  );
}
