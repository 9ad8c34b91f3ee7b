import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { campaignHead } from '../../components/campaign-head';
import { HomeCases } from '../../components/home-cases';
import { type HomeData, loadHome } from '../../components/home-loader';
import { HomeNews } from '../../components/home-news';
import { HomePicks } from '../../components/home-picks';
import { HomeProducts } from '../../components/home-products';
import { HomeScenarios } from '../../components/home-scenarios';
import { LeadBand } from '../../components/lead-band';
import { brandCampaign, brandCampaignLead } from '../../content/vzan2023';
import { BrandHero } from './vzan2023-hero';
import { BrandMonth } from './vzan2023-month';

export const loader = loadHome;

export const handle: PageHandle<HomeData> = {
  layout: 'new',
  header: 'over-dark',
  head: (_, context) => campaignHead(brandCampaign.head, context),
};

/** Home variant of the brand campaign: figures and cases before products. */
export function Component() {
  const { picks, featured, cases, news } = useLoaderData<typeof loader>();

  return (
    <>
      <BrandHero />
      <BrandMonth />
      <HomeCases featured={featured} cases={cases} />
      <HomeProducts />
      <HomeScenarios />
      <HomeNews news={news} />
      <HomePicks picks={picks} />
      <LeadBand {...brandCampaignLead} />
    </>
  );
}
