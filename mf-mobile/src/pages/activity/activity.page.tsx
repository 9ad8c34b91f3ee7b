import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { activityCopy, partyCase } from '../../content/activity';
import { PageBody } from './activity-body';

export const loader = topicLoader(partyCase);

export const handle = topicHandle({ text: activityCopy, canonical: '/home/activity', header: 'over-dark' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} />
      <LeadBand {...activityCopy.lead} />
    </>
  );
}
