import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { chainCase, chainCopy } from '../../content/chain';
import { PageBody } from './chain-body';

export const loader = topicLoader(chainCase);

export const handle = topicHandle({ text: chainCopy, canonical: '/home/chain' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} />
      <LeadBand {...chainCopy.lead} />
    </>
  );
}
