import { answering, descriptionOf } from '@site/shared/page/description';
import { fillWords } from '@site/shared/page/fact-words';
import type { PricingPlan } from '@site/shared/contract/site';
import type { PageHandle } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { faqPage, productCrumbs } from '../../components/product-head';
import { pricingHead } from '../../content/home-service/sections';
import { pricingAddress, pricingParameters, readPricingQuery } from './home-service.address';
import type { PricingData } from './home-service.loader';

const { title, keywords, name, alternate } = pricingHead;

/** The platform with one offer for each plan that has a price. */
function product(plans: readonly PricingPlan[], description: string, site: SiteFacts): Record<string, unknown> {
  const url = `${site.origin}${pricingAddress}`;
  const offers = plans.flatMap((plan) =>
    plan.price === null
      ? []
      : [
          {
            '@type': 'Offer',
            name: plan.name,
            price: String(plan.price),
            priceCurrency: 'CNY',
            description: plan.fits,
            url,
          },
        ],
  );
  return {
    '@type': 'Product',
    name: site.variant === '' ? `${site.brand}企业直播平台` : site.brand,
    description,
    brand: { '@type': 'Brand', name: site.brand },
    url,
    offers,
  };
}

/** A search for a feature is one visitor's view of the page, not a page for search engines. */
export const pricingHandle: PageHandle<PricingData> = {
  layout: 'default',
  header: 'solid',
  query: pricingParameters,
  served: ['addOns', 'questions', 'facts'],
  head: ({ plans, questions, facts }, { site, query }) => {
    const { description } = fillWords(pricingHead, facts);
    return {
      title: `${title}-${site.brand}`,
      description: descriptionOf(description, ...answering(questions)),
      keywords,
      alternate,
      canonical: pricingAddress,
      noindex: readPricingQuery(query).q !== '',
      breadcrumb: productCrumbs(name, pricingAddress),
      jsonLd: [product(plans, description, site), ...(questions.length > 0 ? [faqPage(questions)] : [])],
    };
  },
};
