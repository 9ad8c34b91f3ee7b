import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { summitCase, summitCopy, summitFunctions } from '../../content/summit';
import { PageBody } from './summit-body';

export const loader = topicLoader(summitCase, [summitCopy.questions, summitFunctions]);

export const handle = topicHandle({ text: summitCopy, canonical: '/home/summit' });

export function Component() {
  const { study, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} facts={facts} />
      <LeadBand {...summitCopy.lead} />
    </>
  );
}
