import type { HomeBanner, HomeBannersResponse } from '@site/shared/contract/site';
import { http } from '@site/shared/http';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { BannerRow } from '../../components/banner-row';
import { CampaignHero } from '../../components/campaign-hero';
import { campaignHead } from '../../components/campaign-head';
import { HomeCases } from '../../components/home-cases';
import { HomeFigures } from '../../components/home-figures';
import { type HomeData, loadHome } from '../../components/home-loader';
import { HomeNews } from '../../components/home-news';
import { HomeProducts } from '../../components/home-products';
import { HomeScenarios } from '../../components/home-scenarios';
import { LeadBand } from '../../components/lead-band';
import { listOf } from '../../components/list-answer';
import { ServiceTabs } from '../../components/service-tabs';
import { serviceCampaign } from '../../content/campaigns';

type CampaignData = HomeData & { banners: HomeBanner[] };

/** The page makes sense without any of its calls. */
export async function loader(): Promise<CampaignData> {
  const [home, banners] = await Promise.all([
    loadHome(),
    http.block<HomeBannersResponse>('cms', '/open/v1/home/banner'),
  ]);
  return { ...home, banners: listOf(banners) };
}

export const handle: PageHandle<CampaignData> = {
  layout: 'new',
  header: 'solid',
  head: (_, context) => campaignHead(serviceCampaign.head, context),
};

/** Home as the campaign for services tells it: what others do this month, then three ways to have it done. */
export function Component() {
  const { told, cases, news, banners } = useLoaderData<typeof loader>();

  return (
    <>
      <CampaignHero hero={serviceCampaign.hero} ground="mint" picture="below">
        <BannerRow banners={banners} />
      </CampaignHero>
      <ServiceTabs />
      <HomeFigures />
      <HomeScenarios />
      <HomeCases told={told} cases={cases} />
      <HomeProducts />
      <HomeNews news={news} />
      <LeadBand />
    </>
  );
}
