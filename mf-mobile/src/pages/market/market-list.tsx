import { EmptyState } from '@site/shared/ui/empty-state';
import { Poster } from '@site/drawings/posters/poster';
import { Section } from '@site/shared/ui/section';
import { AlwaysSwiped } from '@site/shared/ui/always-swiped';
import { ContentCard } from '../../components/content-card';
import { LeadBand } from '../../components/lead-band';
import { Masthead } from '../../components/masthead';
import { marketCopy } from '../../content/market';
import { marketAddress } from '../../mobile-addresses';
import type { MarketGroup } from './market.data';
import styles from './market-list.module.css';

/** In a wide window. */
const inOneRow = 4;

const anchorOf = ({ id }: MarketGroup): string => `category-${id}`;

function Jumps({ groups }: { groups: readonly MarketGroup[] }) {
  return (
    <nav aria-label={marketCopy.jump} className={styles.jumps}>
      {groups.map((group) => (
        <a key={group.id} className={styles.jump} href={`#${anchorOf(group)}`}>
          {group.name}
          <span className={styles.count}>{group.entries.length}</span>
        </a>
      ))}
    </nav>
  );
}

/** All marketing contents, category by category. */
export function MarketList({ groups }: { groups: readonly MarketGroup[] }) {
  return (
    <>
      <Masthead kicker={marketCopy.kicker} title={marketCopy.title} text={marketCopy.text}>
        <Jumps groups={groups} />
      </Masthead>
      {groups.length === 0 && <EmptyState />}
      {groups.map((group, index) => (
        <Section
          key={group.id}
          id={anchorOf(group)}
          title={group.name}
          ground={index % 2 === 0 ? 'plain' : 'sand'}
          className={styles.group ?? ''}
        >
          <AlwaysSwiped label={group.name} className={group.entries.length <= inOneRow ? styles.four : undefined}>
            {group.entries.map(({ id, title, description, scene, picture }) => (
              <ContentCard
                key={id}
                to={marketAddress(id)}
                picture={<Poster scene={scene} seed={id} picture={picture} square />}
                name={title}
                text={description}
              />
            ))}
          </AlwaysSwiped>
        </Section>
      ))}
      <LeadBand />
    </>
  );
}
