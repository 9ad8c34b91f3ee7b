import type { MarketingDetail } from '@site/shared/contract/marketing';
import { useLoaderData } from 'react-router-dom';
import { caseCard } from '../../components/case-card';
import { CaseStrip } from '../../components/case-strip';
import { loadFirstPlan } from '../../components/marketing-service';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';
import { marketingCopy } from '../../content/marketing-plan';

export const loader = loadFirstPlan;
export const handle = previewHandle<MarketingDetail>('mCase');

export function Component() {
  const plan = useLoaderData<typeof loader>();

  return (
    <PreviewFrame name="mCase" bleed>
      <CaseStrip cases={plan.cases.map(caseCard)} {...marketingCopy.cases} />
    </PreviewFrame>
  );
}
