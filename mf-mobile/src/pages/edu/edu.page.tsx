import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { eduCase } from '../../content/edu/sections';
import { eduCopy } from '../../content/edu/topic';
import { PageBody } from './edu-body';

export const loader = topicLoader(eduCase);

export const handle = topicHandle({ text: eduCopy, canonical: '/home/edu', header: 'over-dark' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} />
      <LeadBand {...eduCopy.lead} />
    </>
  );
}
