import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { campaignHead } from '../../components/campaign-head';
import { CaseSpotlight } from '../../components/case-spotlight';
import { loadNews, loadPicks, type Pick } from '../../components/home-loader';
import { HomeNews } from '../../components/home-news';
import type { News } from '../../components/home-news.select';
import { HomePicks } from '../../components/home-picks';
import { HomeProducts } from '../../components/home-products';
import { HomeScenarios } from '../../components/home-scenarios';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { LeadBand } from '../../components/lead-band';
import { brandCampaign, brandCampaignLead } from '../../content/vzan2023';
import { BrandHero } from './vzan2023-hero';
import { BrandMonth } from './vzan2023-month';

type CampaignData = CasesData & { picks: Pick[]; news: News };

const { head, scenarios, cases: caseCopy } = brandCampaign;

export async function loader(): Promise<CampaignData> {
  const [picks, news, fitting] = await Promise.all([loadPicks(), loadNews(), loadFittingCases(caseCopy.criteria)]);
  const { cases } = fitting;
  return { picks, news, cases };
}

export const handle: PageHandle<CampaignData> = {
  layout: 'new',
  header: 'over-dark',
  served: ['picks', 'news'],
  head: (_, context) => campaignHead(head, context),
};

/** Home variant of the brand campaign: figures and cases before products. */
export function Component() {
  const { picks, cases, news } = useLoaderData<typeof loader>();

  return (
    <>
      <BrandHero />
      <BrandMonth />
      <CaseSpotlight picture="right" cases={cases} {...caseCopy.text} />
      <HomeProducts />
      <HomeScenarios {...scenarios} />
      <HomeNews news={news} />
      <HomePicks picks={picks} />
      <LeadBand {...brandCampaignLead} />
    </>
  );
}
