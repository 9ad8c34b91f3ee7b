import { listHomeBanners } from '@site/shared/calls/home-banners';
import type { HomeBanner } from '@site/shared/contract/site';
import { fetchListBlock } from '@site/shared/page/answers';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { BannerRow } from '../../components/banner-row';
import { CampaignHero } from '../../components/campaign-hero';
import { campaignHead } from '../../components/campaign-head';
import { HomeCases } from '../../components/home-cases';
import { type HomeData, loadHome } from '../../components/home-loader';
import { HomeNews } from '../../components/home-news';
import { HomeProducts } from '../../components/home-products';
import { HomeScenarios } from '../../components/home-scenarios';
import { LeadBand } from '../../components/lead-band';
import { ServiceTabs } from '../../components/service-tabs';
import { serviceCampaign, serviceCampaignLead } from '../../content/index2023';
import { ServiceShares } from './index2023-shares';

type CampaignData = HomeData & { banners: HomeBanner[] };

/** The page makes sense without any of its calls. */
export async function loader(): Promise<CampaignData> {
  const [home, banners] = await Promise.all([loadHome(), fetchListBlock(listHomeBanners, {})]);
  return { ...home, banners: banners };
}

export const handle: PageHandle<CampaignData> = {
  layout: 'new',
  header: 'solid',
  head: (_, context) => campaignHead(serviceCampaign.head, context),
};

/** Home variant of the service campaign: cases, then three delivery services. */
export function Component() {
  const { featured, cases, news, banners } = useLoaderData<typeof loader>();

  return (
    <>
      <CampaignHero hero={serviceCampaign.hero} ground="mint" picture="below">
        <BannerRow banners={banners} />
      </CampaignHero>
      <ServiceTabs />
      <ServiceShares />
      <HomeScenarios />
      <HomeCases featured={featured} cases={cases} />
      <HomeProducts />
      <HomeNews news={news} />
      <LeadBand {...serviceCampaignLead} />
    </>
  );
}
