import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { furnCase, furnCopy } from '../../content/furn';
import { PageBody } from './furn-body';

export const loader = topicLoader(furnCase);

export const handle = topicHandle({ text: furnCopy, canonical: '/home/furn' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} />
      <LeadBand {...furnCopy.lead} />
    </>
  );
}
