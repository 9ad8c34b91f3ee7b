import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { imageLiveCase, imageLiveCopy, imageLiveMinute } from '../../content/image-live';
import { PageBody } from './image-live-body';

export const loader = topicLoader(imageLiveCase, [imageLiveCopy.questions, imageLiveMinute.steps]);

export const handle = topicHandle({ text: imageLiveCopy, canonical: '/home/imageLive' });

export function Component() {
  const { study, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody study={study} facts={facts} />
      <LeadBand {...imageLiveCopy.lead} />
    </>
  );
}
