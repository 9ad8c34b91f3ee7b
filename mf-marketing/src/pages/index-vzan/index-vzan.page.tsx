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
import { leadCampaign } from '../../content/campaigns';
import { LeadHero } from './index-vzan-hero';

export const loader = loadHome;

export const handle: PageHandle<HomeData> = {
  layout: 'new',
  header: 'solid',
  head: (_, context) => campaignHead(leadCampaign.head, context),
};

/** Home as the campaign for leads tells it: how one works comes first, then what there is. */
export function Component() {
  const { picks, told, cases, news } = useLoaderData<typeof loader>();

  return (
    <>
      <LeadHero />
      <HomeScenarios />
      <HomePicks picks={picks} />
      <HomeProducts />
      <HomeCases told={told} cases={cases} />
      <HomeFigures />
      <HomeNews news={news} />
      <LeadBand />
    </>
  );
}
