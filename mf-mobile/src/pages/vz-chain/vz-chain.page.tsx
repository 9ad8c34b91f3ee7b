import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { vzChainCase } from '../../content/vz-chain/sections';
import { vzChainCopy } from '../../content/vz-chain/topic';
import { PageBody } from './vz-chain-body';

export const loader = topicLoader(vzChainCase, vzChainCopy.questions);

export const handle = topicHandle({ text: vzChainCopy, canonical: '/home/vzChain' });

export function Component() {
  const { study, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} facts={facts} />
      <LeadBand {...vzChainCopy.lead} />
    </>
  );
}
