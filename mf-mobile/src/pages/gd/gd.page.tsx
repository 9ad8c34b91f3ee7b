import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { gdCase, gdCopy } from '../../content/gd';
import { PageBody } from './gd-body';

export const loader = topicLoader(gdCase);

export const handle = topicHandle({ text: gdCopy, canonical: '/home/gd', header: 'over-dark' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} />
      <LeadBand {...gdCopy.lead} />
    </>
  );
}
