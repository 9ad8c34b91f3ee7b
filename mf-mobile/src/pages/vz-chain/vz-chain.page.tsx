import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { vzChainCase, vzChainWords } from '../../content/vz-chain';
import { PageBody } from './vz-chain-body';

export const loader = topicLoader(vzChainCase);

export const handle = topicHandle({ words: vzChainWords, canonical: '/home/vzChain' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} />
      <LeadBand {...vzChainWords.lead} />
    </>
  );
}
