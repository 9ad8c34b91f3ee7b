import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { vzChainCase } from '../../content/vz-chain/sections';
import { vzChainCopy } from '../../content/vz-chain/topic';
import { PageBody } from './vz-chain-body';

export const loader = topicLoader(vzChainCase);

export const handle = topicHandle({ text: vzChainCopy, canonical: '/home/vzChain' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} />
      <LeadBand {...vzChainCopy.lead} />
    </>
  );
}
