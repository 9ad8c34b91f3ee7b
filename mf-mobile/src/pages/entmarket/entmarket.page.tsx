import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { entmarketCase, entmarketFunctions } from '../../content/entmarket/sections';
import { entmarketCopy } from '../../content/entmarket/topic';
import { PageBody } from './entmarket-body';

export const loader = topicLoader(entmarketCase, [entmarketCopy.questions, entmarketFunctions]);

export const handle = topicHandle({ text: entmarketCopy, canonical: '/home/entmarket' });

export function Component() {
  const { study, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} facts={facts} />
      <LeadBand {...entmarketCopy.lead} />
    </>
  );
}
