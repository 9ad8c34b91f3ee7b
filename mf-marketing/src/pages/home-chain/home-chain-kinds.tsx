import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { chainKinds, chainKindsIntro, chainKindsTitle } from '../../content/home-chain/sections';
import styles from './home-chain-kinds.module.css';
import { chainPictures } from './home-chain-scenes';

const pictures = Object.values(chainPictures);

/** The three kinds of live streams of a week, each with its rhythm. */
export function ChainKinds() {
  return (
    <Section id="kinds" title={<BrokenLines lines={chainKindsTitle} />} intro={chainKindsIntro} arrangement="split">
      <SwipeRow label={chainKindsTitle.join('')} still columnsFrom="tablet" className={styles.kinds}>
        {chainKinds.map(({ name, when, text, fit }, index) => (
          <div key={name} className={styles.kind}>
            {pictures[index] && <SceneFile file={pictures[index]} shows={name} className={styles.picture} />}
            <div className={styles.text}>
              <span className={styles.when}>{when}</span>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.explained}>{text}</p>
              <p className={styles.fit}>
                <b>适合</b>
                {fit}
              </p>
            </div>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
