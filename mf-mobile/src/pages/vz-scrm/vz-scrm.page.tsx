import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { scrmCase } from '../../content/vz-scrm/sections';
import { vzScrmCopy } from '../../content/vz-scrm/topic';
import { PageBody } from './vz-scrm-body';

export const loader = topicLoader(scrmCase, vzScrmCopy.questions);

export const handle = topicHandle({ text: vzScrmCopy, canonical: '/home/vzScrm' });

export function Component() {
  const { study, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} facts={facts} />
      <LeadBand {...vzScrmCopy.lead} />
    </>
  );
}
