import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SceneImage } from '@site/shared/ui/stages/scene-image';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import type { Lines, SceneCard } from '../content/product-page';
import styles from './scene-grid.module.css';

type SceneGridProps = { id?: string; title: string; intro: Lines; list: readonly SceneCard[] };

/** Use cases: pictures without frames, three in a row; on phones they are swiped. */
export function SceneGrid({ id, title, intro, list }: SceneGridProps) {
  return (
    <Section {...(id && { id })} title={title} intro={<BrokenLines lines={intro} />} arrangement="split">
      <SwipeRow label={title} still columnsFrom="tablet" className={styles.grid}>
        {list.map(({ name, text, scene }) => (
          <div key={name} className={styles.scene}>
            <SceneImage scene={scene} className={styles.picture} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
