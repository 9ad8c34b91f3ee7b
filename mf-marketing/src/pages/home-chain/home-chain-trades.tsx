import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { SceneSymbol } from '@site/shared/ui/stages/scenes/drawing';
import { Shop, ShopSymbol } from '@site/shared/ui/stages/network-store';
import { storeHostScene } from '@site/shared/ui/stages/worlds/store-host-scene';
import { useId } from 'react';
import { chainTrades, chainTradesIntro, chainTradesTitle } from '../../content/home-chain/sections';
import styles from './home-chain-trades.module.css';

type Trade = (typeof chainTrades)[number];

function Front({ trade, shop }: { trade: Trade; shop: string }) {
  const store = { name: trade.sign, roof: trade.roof, orders: trade.orders };
  return (
    <svg className={styles.front} width="240" height="188" viewBox="0 12 240 188" aria-hidden="true">
      <path d="M0 12h240v188H0z" fill="#06363A" />
      <path d="M0 178V124h30v-22h40v40h30V96h48v34h36v-26h34v40h22v34z" fill="#083F43" />
      <path d="M0 178h240v22H0z" fill="#052B2F" />
      <Shop store={store} x={52} ground={178} size={0.78} shop={shop} />
    </svg>
  );
}

/** Four trades with their shop fronts and what they go on air with; on phones they are swiped. */
export function ChainTrades() {
  const id = useId();

  return (
    <Section
      id="trades"
      title={chainTradesTitle}
      intro={<BrokenLines lines={chainTradesIntro} />}
      arrangement="split"
      ground="sand"
    >
      <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
        <defs>
          <SceneSymbol id={`${id}s`} drawing={storeHostScene} />
          <ShopSymbol id={`${id}p`} scene={`${id}s`} />
        </defs>
      </svg>
      <SwipeRow label={chainTradesTitle} still columnsFrom="desktop" className={styles.trades}>
        {chainTrades.map((trade) => (
          <div key={trade.name} className={styles.trade}>
            <Front trade={trade} shop={`${id}p`} />
            <h3 className={styles.name}>{trade.name}</h3>
            <p className={styles.text}>{trade.text}</p>
            <p className={styles.tip}>{trade.tip}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
