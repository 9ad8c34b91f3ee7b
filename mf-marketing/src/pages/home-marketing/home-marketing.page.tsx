import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { marketingLead } from '../../content/home-marketing';
import { marketingHandle } from './home-marketing.handle';
import { loadMarketing, type MarketingData } from './home-marketing.loader';
import { MarketingPlans } from './home-marketing-list';
import { MarketingPlan } from './home-marketing-plan';

export const loader = loadMarketing;
export const handle = marketingHandle;

/** The marketing plans; with an id one of them. */
export function Component() {
  const data = useLoaderData<MarketingData>();
  if (data.kind === 'list') {
    return (
      <>
        <MarketingPlans categories={data.categories} />
        <LeadBand />
      </>
    );
  }
  return (
    <>
      <MarketingPlan detail={data.detail} recommend={data.recommend} />
      <LeadBand {...marketingLead} />
    </>
  );
}
