import { Section } from '@site/shared/ui/section';
import { ContentCard } from '../../components/content-card';
import { SnapRow } from '../../components/snap-row';
import { homeWords } from '../../content/home-words';
import { marketAddress } from '../../mobile-addresses';
import type { MarketPick } from './home.data';

/** Five of the marketing contents, in the specification's order. */
export function HomePicks({ picks }: { picks: readonly MarketPick[] }) {
  const { title, intro, label } = homeWords.picks;

  return (
    <Section title={title} intro={intro}>
      <SnapRow label={label}>
        {picks.map(({ id, title: name, words, category, scene }) => (
          <ContentCard
            key={id}
            to={marketAddress(id)}
            scene={scene}
            seed={id}
            kicker={category}
            name={name}
            words={words}
          />
        ))}
      </SnapRow>
    </Section>
  );
}
