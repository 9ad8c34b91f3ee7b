import { Poster } from '@site/drawings/posters/poster';
import { Section } from '@site/shared/ui/section';
import { AlwaysSwiped } from '@site/shared/ui/always-swiped';
import { ContentCard } from '../../components/content-card';
import swiped from '../../components/swiped-cards.module.css';
import { homeCopy } from '../../content/home/sections';
import { marketAddress } from '../../mobile-addresses';
import type { MarketPick } from './home.data';

/** Five of the marketing contents, in the specification's order. */
export function HomePicks({ picks }: { picks: readonly MarketPick[] }) {
  const { title, intro, label } = homeCopy.picks;

  return (
    <Section title={title} intro={intro}>
      <AlwaysSwiped label={label} className={swiped.four}>
        {picks.map(({ id, title: name, text, category, scene, picture }) => (
          <ContentCard
            key={id}
            to={marketAddress(id)}
            picture={<Poster scene={scene} seed={id} picture={picture} square />}
            kicker={category}
            name={name}
            text={text}
          />
        ))}
      </AlwaysSwiped>
    </Section>
  );
}
