import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { virtualSets } from '../../content/home-3dpage/sections';
import styles from './home-3dpage-sets.module.css';
import { setPictures } from './home-3dpage-scenes';

const pictures = Object.values(setPictures);

/** The sets as large pictures, two in a row; on phones they are swiped. */
export function VirtualSets() {
  const { title, intro, list } = virtualSets;

  return (
    <Section id="sets" ground="dark" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <SwipeRow label={title.join('')} still columnsFrom="tablet" className={styles.sets}>
        {list.map(({ name, text }, index) => (
          <div key={name} className={styles.set}>
            {pictures[index] && <SceneFile file={pictures[index]} shows={name} className={styles.picture} />}
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
