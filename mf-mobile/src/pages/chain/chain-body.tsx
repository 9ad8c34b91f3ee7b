'use static';

import { Section } from '@site/shared/ui/section';
import { StoreNetworkPicture } from '@site/drawings/stages/store-network-picture';
import { CaseStudy } from '../../components/topic/case-study';
import { PainCards } from '../../components/topic/pain-cards';
import { TimeLine } from '../../components/topic/time-line';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { TopicData } from '../../components/topic/topic-case';
import { chainGrowth, chainNetwork, chainPains, chainRelated, chainCopy } from '../../content/chain';
import styles from './chain.module.css';
import { ChainMonth } from './chain-month';
import { eveningFiles } from './chain-scenes';
import { ChainTrades } from './chain-trades';

/** The static part of the page: everything but the form. */
export function PageBody({ study }: TopicData) {
  return (
    <>
      <TopicHero text={chainCopy.hero} ground="sand">
        <ChainMonth />
      </TopicHero>
      <ChainTrades />
      <PainCards title="门店播不下去的原因" pains={chainPains} />
      <Section title="会员日那一晚" intro="总部讲，门店接，订单各归各家。" ground="tint" className={styles.evening}>
        <StoreNetworkPicture
          network={chainNetwork}
          files={{ wide: eveningFiles.eveningWide, tall: eveningFiles.eveningTall }}
          className={styles.network ?? ''}
        />
      </Section>
      <TimeLine title="从三家店到每一家" intro="十周的节奏。" steps={chainGrowth} />
      <CaseStudy title="阿姨带着药来店里问" study={study} ground="sand" />
      <TopicQuestions questions={chainCopy.questions} related={chainRelated} />
    </>
  );
}
