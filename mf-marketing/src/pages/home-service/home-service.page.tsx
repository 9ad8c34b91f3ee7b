import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useSite } from '@site/shared/store';
import { LeadBand } from '../../components/lead-band';
import { pricingLead } from '../../content/home-service/sections';
import { quotedPlace, readPricingQuery } from './home-service.address';
import { pricingHandle } from './home-service.handle';
import { loadPricing } from './home-service.loader';
import { ServiceCompare } from './home-service-compare';
import { ServiceEstimate } from './home-service-estimate';
import { ServiceExtras } from './home-service-extras';
import { ServiceHero } from './home-service-hero';
import { ServicePlans } from './home-service-plans';
import { ServiceQuestions } from './home-service-questions';

export const loader = loadPricing;
export const handle = pricingHandle;

/** The data does not depend on the query: typing triggers no request. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Pricing, with a search over all functions (R2.65). */
export function Component() {
  const { plans, features, asked, prices, addOns, questions, facts, report } = useLoaderData<typeof loader>();
  const site = useSite((state) => state.site);
  const [search] = useSearchParams();
  const query = readPricingQuery(search);

  return (
    <>
      <ServiceHero facts={facts} />
      <ServicePlans plans={plans} />
      <ServiceEstimate query={query} list={{ plans, features: asked, addOns: prices }} report={report} />
      <ServiceCompare plans={plans} features={features} query={query} />
      <ServiceExtras addOns={addOns} />
      <ServiceQuestions questions={questions} />
      <LeadBand {...pricingLead} place={query.asked ? site.origin + quotedPlace(query) : undefined} />
    </>
  );
}
