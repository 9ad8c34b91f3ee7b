import { BrokenLines } from '@site/shared/ui/broken-lines';
import { ChoiceSegments } from '@site/shared/ui/choice-segments';
import { Section } from '@site/shared/ui/section';
import { StageFrame } from '@site/drawings/stages/stage-frame';
import { hardwareKits, type Kit } from '../../content/home-live-hardware/kits';
import { kitPrices } from '../../content/home-live-hardware/rent-or-buy';
import styles from './home-live-hardware-kits.module.css';
import { KitPicture } from './home-live-hardware-picture';
import { kitFiles } from './home-live-hardware-scenes';

function KitPanel({ kit }: { kit: Kit }) {
  return (
    <div className={styles.panel}>
      <StageFrame label={`${kit.name}套装：${kit.parts.map(({ name }) => name).join('、')}`}>
        <KitPicture kit={kit.key} scene={kitFiles[kit.key]} />
      </StageFrame>
      <div>
        <h3 className={styles.name}>{kit.name}</h3>
        <p className={styles.fit}>{kit.fit}</p>
        <ol className={styles.parts}>
          {kit.parts.map(({ name, why }) => (
            <li key={name} className={styles.part}>
              <b>{name}</b>
              <span className={styles.why}>{why}</span>
            </li>
          ))}
        </ol>
        <p className={styles.rent}>{kitPrices(kit)}</p>
      </div>
    </div>
  );
}

/** The four kits behind tabs, each with its parts and what each part is for. */
export function HardwareKits() {
  const { title, intro, choose, list } = hardwareKits;

  return (
    <Section id="kits" ground="tint" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <ChoiceSegments legend={choose} tabs={list.map((kit) => ({ name: kit.name, panel: <KitPanel kit={kit} /> }))} />
    </Section>
  );
}
