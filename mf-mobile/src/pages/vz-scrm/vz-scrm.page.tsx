import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { scrmCase } from '../../content/vz-scrm/sections';
import { vzScrmCopy } from '../../content/vz-scrm/topic';
import { PageBody } from './vz-scrm-body';

export const loader = topicLoader(scrmCase);

export const handle = topicHandle({ text: vzScrmCopy, canonical: '/home/vzScrm' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} />
      <LeadBand {...vzScrmCopy.lead} />
    </>
  );
}
