import { ChoiceTabs } from '@site/shared/ui/choice-tabs';
import { Poster } from '@site/shared/ui/poster';
import { Section } from '@site/shared/ui/section';
import { Clock } from 'lucide-react';
import { CheckList } from '../../components/check-list';
import { chainTrades } from '../../content/chain';
import styles from './chain-trades.module.css';

type Trade = (typeof chainTrades.items)[number];

function TradePanel({ trade: { name, scene, when, points } }: { trade: Trade }) {
  return (
    <div className={styles.panel}>
      <Poster scene={scene} seed={name.length + scene.length} />
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
    <Section title={title}>
      <ChoiceTabs
        legend={choose}
        look="segments"
        tabs={items.map((trade) => ({ name: trade.name, panel: <TradePanel trade={trade} /> }))}
      />
    </Section>
  );
}
