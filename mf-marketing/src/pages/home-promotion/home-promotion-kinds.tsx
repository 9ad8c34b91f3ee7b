import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { Blocks, Building2, GraduationCap, Handshake } from 'lucide-react';
import { promotionKinds, type PartnerKind } from '../../content/home-promotion/sections';
import styles from './home-promotion-kinds.module.css';

/** In the order of the kinds. */
const icons = [Building2, GraduationCap, Blocks, Handshake];

function Points({ name, list }: { name: string; list: readonly string[] }) {
  return (
    <>
      <h4 className={styles.head}>{name}</h4>
      <ul className={styles.points}>
        {list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

function Kind({ kind: { name, fits, does, gets }, index }: { kind: PartnerKind; index: number }) {
  const Icon = icons[index];
  return (
    <div className={styles.kind}>
      <div className={styles.top}>
        {Icon && <Icon size={32} aria-hidden="true" />}
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.fits}>{fits}</p>
      </div>
      <div className={styles.does}>
        <Points name="你做" list={does} />
      </div>
      <div className={styles.gets}>
        <Points name="你得到" list={gets} />
      </div>
    </div>
  );
}

/** Four forms of partnership as four aligned columns; on phones they are swiped. */
export function PartnerKinds() {
  const { title, intro, list } = promotionKinds;

  return (
    <Section id="kinds" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <SwipeRow label={title.join('')} still columnsFrom="tablet" className={styles.kinds}>
        {list.map((kind, index) => (
          <Kind key={kind.name} kind={kind} index={index} />
        ))}
      </SwipeRow>
    </Section>
  );
}
