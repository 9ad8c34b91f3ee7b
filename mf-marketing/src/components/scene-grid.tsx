import clsx from 'clsx/lite';
import type { PictureFile } from '@site/shared/contract/clip';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import type { Lines, NamedText } from '../content/product-page';
import styles from './scene-grid.module.css';

type SceneGridProps = {
  id?: string;
  title: string;
  intro: Lines;
  list: readonly NamedText[];
  /** One for each use, in their order: `drawingFiles` of the page. */
  pictures: Readonly<Record<string, PictureFile>>;
  /** A class of the page that lays it out on phones, where it is swiped otherwise. */
  onPhones?: string | undefined;
};

/** Use cases: pictures without frames, three in a row; on phones they are swiped. */
export function SceneGrid({ id, title, intro, list, pictures, onPhones }: SceneGridProps) {
  const files = Object.values(pictures);

  return (
    <Section {...(id && { id })} title={title} intro={<BrokenLines lines={intro} />} arrangement="split">
      <SwipeRow label={title} still columnsFrom={onPhones ? 'phone' : 'tablet'} className={clsx(styles.grid, onPhones)}>
        {list.map(({ name, text }, index) => (
          <div key={name} className={styles.scene}>
            {files[index] && <SceneFile file={files[index]} shows={name} className={styles.picture} />}
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
