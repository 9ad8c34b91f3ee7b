import { Section } from '@site/shared/ui/section';
import { StoreNetworkStage } from '@site/shared/ui/stages/store-network-stage';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { CaseStudy } from '../../components/topic/case-study';
import { PainCards } from '../../components/topic/pain-cards';
import { RelatedLinks } from '../../components/topic/related-links';
import { TimeLine } from '../../components/topic/time-line';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import { chainCase, chainGrowth, chainNetwork, chainPains, chainRelated, chainWords } from '../../content/chain';
import styles from './chain.module.css';
import { ChainMonth } from './chain-month';
import { ChainTrades } from './chain-trades';

export const loader = topicLoader(chainCase);

export const handle = topicHandle({ words: chainWords, canonical: '/home/chain' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <TopicHero words={chainWords.hero} ground="sand">
        <ChainMonth />
      </TopicHero>
      <ChainTrades />
      <PainCards title="播不下去，多半是这样" pains={chainPains} />
      <Section title="会员日那一晚" intro="总部讲，门店接，订单各归各家。" ground="tint">
        <StoreNetworkStage network={chainNetwork} className={styles.network ?? ''} portrait />
      </Section>
      <TimeLine title="从三家店到每一家" intro="十周的节奏，示例。" steps={chainGrowth} />
      <CaseStudy title="阿姨带着药来店里问" study={study} ground="sand" />
      <TopicQuestions questions={chainWords.questions} />
      <RelatedLinks links={chainRelated} />
      <LeadBand {...chainWords.lead} />
    </>
  );
}
