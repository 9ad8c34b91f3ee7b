import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { chainTrades, chainTradesIntro, chainTradesTitle } from '../../content/home-chain/sections';
import { frontFiles } from './home-chain-scenes';
import styles from './home-chain-trades.module.css';

const files = Object.values(frontFiles);

/** Four trades with their shop fronts and what they go on air with; on phones they are swiped. */
export function ChainTrades() {
  return (
    <Section
      id="trades"
      title={chainTradesTitle}
      intro={<BrokenLines lines={chainTradesIntro} />}
      arrangement="split"
      ground="sand"
    >
      <SwipeRow label={chainTradesTitle} still columnsFrom="desktop" className={styles.trades}>
        {chainTrades.map(({ name, sign, text, tip }, index) => (
          <div key={name} className={styles.trade}>
            {files[index] && <SceneFile file={files[index]} shows={sign} className={styles.front} />}
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.tip}>{tip}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
