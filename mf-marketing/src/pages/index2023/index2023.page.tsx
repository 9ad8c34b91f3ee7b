import { listHomeBanners } from '@site/shared/calls/home-banners';
import type { HomeBanner } from '@site/shared/contract/site';
import { fetchListBlock } from '@site/shared/page/answers';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { BannerRow } from '../../components/banner-row';
import { CampaignHero } from '../../components/campaign-hero';
import { campaignHead } from '../../components/campaign-head';
import { loadNews } from '../../components/home-loader';
import { HomeNews } from '../../components/home-news';
import type { News } from '../../components/home-news.select';
import { HomeProducts } from '../../components/home-products';
import { HomeScenarios } from '../../components/home-scenarios';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { LeadBand } from '../../components/lead-band';
import { CasePart } from '../../components/case-part';
import { ServiceTabs } from '../../components/service-tabs';
import { serviceCampaign, serviceCampaignLead } from '../../content/index2023';
import { ServiceShares } from './index2023-shares';

type CampaignData = CasesData & {
  banners: HomeBanner[];
  /** Whether there is something to swipe: the hero says so, and has no banners in the browser, since only a served part shows them. */
  swiped: boolean;
  news: News;
};

const { head, hero, scenarios, cases: caseCopy } = serviceCampaign;

/** The page makes sense without any of its calls. */
export async function loader(): Promise<CampaignData> {
  const [fitting, news, banners] = await Promise.all([
    loadFittingCases(caseCopy.criteria),
    loadNews(),
    fetchListBlock(listHomeBanners, {}),
  ]);
  const { cases } = fitting;
  return { cases, banners, swiped: banners.length > 1, news };
}

export const handle: PageHandle<CampaignData> = {
  layout: 'new',
  header: 'solid',
  served: ['banners', 'news', 'cases'],
  head: (_, context) => campaignHead(head, context),
};

/** Home variant of the service campaign: cases, then three delivery services. */
export function Component() {
  const { cases, banners, swiped, news } = useLoaderData<typeof loader>();

  return (
    <>
      <CampaignHero hero={swiped ? hero : { ...hero, note: '' }} ground="mint" picture="below">
        <BannerRow banners={banners} />
      </CampaignHero>
      <ServiceTabs />
      <ServiceShares />
      <HomeScenarios {...scenarios} />
      <CasePart cases={cases} {...caseCopy.text} />
      <HomeProducts />
      <HomeNews news={news} />
      <LeadBand {...serviceCampaignLead} />
    </>
  );
}
