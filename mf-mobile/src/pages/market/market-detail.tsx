import type { MarketingDetail } from '@site/shared/contract/marketing';
import { Section } from '@site/shared/ui/section';
import { ContentCard } from '../../components/content-card';
import { LeadBand } from '../../components/lead-band';
import { SnapRow } from '../../components/snap-row';
import { RelatedLinks } from '../../components/topic/related-links';
import { TopicQuestions } from '../../components/topic/topic-questions';
import { marketWords } from '../../content/market-words';
import { marketAddress, phonePartner } from '../../mobile-addresses';
import { MarketDetailBanner } from './market-detail-banner';
import { MarketDetailCases } from './market-detail-cases';
import { MarketDetailScenes } from './market-detail-scenes';

function Recommended({ items }: { items: MarketingDetail['recommend'] }) {
  if (items.length === 0) return null;

  return (
    <Section title={marketWords.recommend}>
      <SnapRow label={marketWords.recommend}>
        {items.map(({ id, title, description, categoryName, banner }) => (
          <ContentCard
            key={id}
            to={marketAddress(id)}
            scene={banner.scene}
            seed={id}
            kicker={categoryName}
            name={title}
            words={description}
          />
        ))}
      </SnapRow>
    </Section>
  );
}

/** A marketing content in its six blocks: banner, scenes, products, cases, questions, what goes with it. */
export function MarketDetail({ item }: { item: MarketingDetail }) {
  const { scenes, products, cases, faqs, recommend } = item;

  return (
    <>
      <MarketDetailBanner item={item} />
      <MarketDetailScenes scenes={scenes} />
      {products.length > 0 && (
        <RelatedLinks
          {...marketWords.products}
          links={products.map(({ name, words, link }) => ({ name, words, link: phonePartner(link) }))}
        />
      )}
      <MarketDetailCases cases={cases} />
      {faqs.length > 0 && <TopicQuestions title={marketWords.questions} questions={faqs} ground="sand" />}
      <Recommended items={recommend} />
      <LeadBand {...marketWords.lead} />
    </>
  );
}
