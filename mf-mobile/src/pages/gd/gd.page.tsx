import { gdAsk } from '@site/shared/page/page-asks';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { gdCase, gdCopy, gdFunctions } from '../../content/gd';
import { PageBody } from './gd-body';

export const loader = topicLoader(gdCase, [gdCopy.questions, gdFunctions]);

export const handle = topicHandle({ text: gdCopy, canonical: '/home/gd', header: 'over-dark', ask: gdAsk });

export function Component() {
  const { study, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} facts={facts} />
      <LeadBand {...gdCopy.lead} ask={gdAsk} />
    </>
  );
}
