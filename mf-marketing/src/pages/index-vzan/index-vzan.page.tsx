import { type PageFacts, withFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { campaignHead } from '../../components/campaign-head';
import { HomeFigures } from '../../components/home-figures';
import { figureWords } from '../../content/home-figures';
import { loadNews, loadPicks, type Pick } from '../../components/home-loader';
import { HomeNews } from '../../components/home-news';
import type { News } from '../../components/home-news.select';
import { HomePicks } from '../../components/home-picks';
import { HomeProducts } from '../../components/home-products';
import { HomeScenarios } from '../../components/home-scenarios';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { LeadBand } from '../../components/lead-band';
import { CasePart } from '../../components/case-part';
import { leadCampaign, leadCampaignLead } from '../../content/index-vzan';
import { LeadHero } from './index-vzan-hero';

type CampaignData = CasesData & { picks: Pick[]; news: News };

const { head, scenarios, cases: caseCopy } = leadCampaign;

async function loadCampaign(): Promise<CampaignData> {
  const [picks, news, fitting] = await Promise.all([loadPicks(), loadNews(), loadFittingCases(caseCopy.criteria)]);
  const { cases } = fitting;
  return { picks, news, cases };
}

export const loader = withFacts(figureWords, loadCampaign);

export const handle: PageHandle<CampaignData & PageFacts> = {
  layout: 'new',
  header: 'solid',
  served: ['picks', 'news', 'cases', 'facts'],
  head: (_, context) => campaignHead(head, context),
};

/** Home variant of the lead campaign: scenarios before products. */
export function Component() {
  const { picks, news, cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <LeadHero />
      <HomeScenarios {...scenarios} />
      <HomePicks picks={picks} />
      <HomeProducts />
      <CasePart cases={cases} {...caseCopy.text} ground="plain" />
      <HomeFigures facts={facts} />
      <HomeNews news={news} />
      <LeadBand {...leadCampaignLead} />
    </>
  );
}
