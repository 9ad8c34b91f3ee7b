import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { type Drawing, SceneFrame } from '@site/shared/ui/stages/scenes/drawing';
import { kitchenTastingScene } from '@site/shared/ui/stages/worlds/kitchen-tasting-scene';
import { teaCounterScene } from '@site/shared/ui/stages/worlds/tea-counter-scene';
import { videoInterviewScene } from '@site/shared/ui/stages/worlds/video-interview-scene';
import { chainKinds, chainKindsIntro, chainKindsTitle } from '../../content/home-chain/sections';
import styles from './home-chain-kinds.module.css';

/** Headquarters’ kitchen, a shop, a lesson for those who lead shops. */
const drawings: readonly Drawing[] = [kitchenTastingScene, teaCounterScene, videoInterviewScene];

/** The three kinds of live streams of a week, each with its rhythm. */
export function ChainKinds() {
  return (
    <Section id="kinds" title={<BrokenLines lines={chainKindsTitle} />} intro={chainKindsIntro} arrangement="split">
      <ul className={styles.kinds}>
        {chainKinds.map(({ name, when, text, fit }, index) => (
          <li key={name} className={styles.kind}>
            {drawings[index] && <SceneFrame drawing={drawings[index]} className={styles.picture} />}
            <div className={styles.text}>
              <span className={styles.when}>{when}</span>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.explained}>{text}</p>
              <p className={styles.fit}>
                <b>适合</b>
                {fit}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
