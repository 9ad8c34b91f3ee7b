import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { entmarketCase, entmarketWords } from '../../content/entmarket';
import { PageBody } from './entmarket-body';

export const loader = topicLoader(entmarketCase);

export const handle = topicHandle({ words: entmarketWords, canonical: '/home/entmarket' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} />
      <LeadBand {...entmarketWords.lead} />
    </>
  );
}
