import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SceneFrame } from '@site/shared/ui/stages/scenes/drawing';
import { launchHall, newsDesk, roadshowHall, terrace } from '@site/shared/ui/stages/scenes/virtual-sets';
import { virtualSets } from '../../content/home-3dpage/sections';
import styles from './home-3dpage-sets.module.css';

/** In the order of the words. */
const drawings = [launchHall, newsDesk, roadshowHall, terrace];

/** The sets as large pictures, two in a row. */
export function VirtualSets() {
  const { title, intro, list } = virtualSets;

  return (
    <Section id="sets" ground="dark" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <ul className={styles.sets}>
        {list.map(({ name, text }, index) => (
          <li key={name}>
            <SceneFrame drawing={drawings[index] ?? launchHall} className={styles.picture} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
