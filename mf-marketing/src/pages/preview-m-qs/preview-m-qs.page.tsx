import type { MarketingDetail } from '@site/shared/contract/marketing';
import { useLoaderData } from 'react-router-dom';
import { QuestionSection } from '../../components/question-section';
import { loadFirstPlan } from '../../components/marketing-service';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';

export const loader = loadFirstPlan;
export const handle = previewHandle<MarketingDetail>('mQs');

export function Component() {
  const plan = useLoaderData<typeof loader>();

  return (
    <PreviewFrame name="mQs" bleed>
      <QuestionSection questions={plan.faqs} />
    </PreviewFrame>
  );
}
