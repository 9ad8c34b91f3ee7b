import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { campaignHead } from '../../components/campaign-head';
import { HomeCases } from '../../components/home-cases';
import { HomeFigures } from '../../components/home-figures';
import { type HomeData, loadHome } from '../../components/home-loader';
import { HomeNews } from '../../components/home-news';
import { HomePicks } from '../../components/home-picks';
import { HomeProducts } from '../../components/home-products';
import { HomeScenarios } from '../../components/home-scenarios';
import { LeadBand } from '../../components/lead-band';
import { leadCampaign, leadCampaignLead } from '../../content/index-vzan';
import { LeadHero } from './index-vzan-hero';

export const loader = loadHome;

export const handle: PageHandle<HomeData> = {
  layout: 'new',
  header: 'solid',
  head: (_, context) => campaignHead(leadCampaign.head, context),
};

/** Home variant of the lead campaign: scenarios before products. */
export function Component() {
  const { picks, featured, cases, news } = useLoaderData<typeof loader>();

  return (
    <>
      <LeadHero />
      <HomeScenarios />
      <HomePicks picks={picks} />
      <HomeProducts />
      <HomeCases featured={featured} cases={cases} />
      <HomeFigures />
      <HomeNews news={news} />
      <LeadBand {...leadCampaignLead} />
    </>
  );
}
