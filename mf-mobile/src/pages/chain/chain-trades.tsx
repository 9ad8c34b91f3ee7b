import { ClauseTitle } from '@site/shared/ui/clause-title';
import { ChoiceSegments } from '@site/shared/ui/choice-segments';
import type { PictureFile } from '@site/shared/contract/clip';
import { Section } from '@site/shared/ui/section';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { Clock } from 'lucide-react';
import { CheckList } from '../../components/check-list';
import { chainTrades } from '../../content/chain';
import { chainPictures } from './chain-scenes';
import styles from './chain-trades.module.css';

type Trade = (typeof chainTrades.items)[number];

const pictures = Object.values(chainPictures);

function TradePanel({ trade: { name, when, points }, picture }: { trade: Trade; picture: PictureFile | undefined }) {
  return (
    <div className={styles.panel}>
      {picture && <SceneFile file={picture} shows={name} className={styles.picture} />}
      <div>
        <p className={styles.when}>
          <Clock size={18} aria-hidden="true" />
          {when}
        </p>
        <CheckList points={points} />
      </div>
    </div>
  );
}

/** How each trade goes live, one at a time. */
export function ChainTrades() {
  const { title, choose, items } = chainTrades;

  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>}>
      <ChoiceSegments
        legend={choose}
        tabs={items.map((trade, index) => ({
          name: trade.name,
          panel: <TradePanel trade={trade} picture={pictures[index]} />,
        }))}
      />
    </Section>
  );
}
