import type { MarketingDetail } from '@site/shared/contract/marketing';
import { Poster } from '@site/drawings/posters/poster';
import { Section } from '@site/shared/ui/section';
import { AlwaysSwiped } from '@site/shared/ui/always-swiped';
import { ContentCard } from '../../components/content-card';
import { LeadBand } from '../../components/lead-band';
import { RelatedLinks } from '../../components/topic/related-links';
import { TopicQuestions } from '../../components/topic/topic-questions';
import { marketCopy } from '../../content/market';
import { marketAddress, phonePartner } from '../../mobile-addresses';
import styles from './market-detail.module.css';
import { MarketDetailBanner } from './market-detail-banner';
import { MarketDetailCases } from './market-detail-cases';
import { MarketDetailScenes } from './market-detail-scenes';

function Recommended({ items }: { items: MarketingDetail['recommend'] }) {
  if (items.length === 0) return null;

  return (
    <Section title={marketCopy.recommend}>
      <AlwaysSwiped label={marketCopy.recommend} className={styles.recommended}>
        {items.map(({ id, title, description, categoryName, banner, picture }) => (
          <ContentCard
            key={id}
            to={marketAddress(id)}
            picture={<Poster scene={banner.scene} seed={id} picture={picture} square />}
            kicker={categoryName}
            name={title}
            text={description}
          />
        ))}
      </AlwaysSwiped>
    </Section>
  );
}

/** A marketing content in its six blocks: banner, scenes, products, cases, questions, related contents. */
export function MarketDetail({ item }: { item: MarketingDetail }) {
  const { scenes, products, cases, faqs, recommend } = item;

  return (
    <>
      <MarketDetailBanner item={item} />
      <MarketDetailScenes scenes={scenes} />
      {products.length > 0 && (
        <RelatedLinks
          {...marketCopy.products}
          links={products.map(({ name, text, link }) => ({ name, text, link: phonePartner(link) }))}
        />
      )}
      <MarketDetailCases cases={cases} />
      {faqs.length > 0 && <TopicQuestions title={marketCopy.questions} questions={faqs} ground="sand" />}
      <Recommended items={recommend} />
      <LeadBand {...marketCopy.lead} />
    </>
  );
}
