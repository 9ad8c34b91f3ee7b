import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { Check, Minus } from 'lucide-react';
import { promotionAdmission } from '../../content/home-promotion/partners';
import styles from './home-promotion-admission.module.css';

/** Whom it suits and whom not, side by side. */
export function PartnerAdmission() {
  const { title, intro, sides } = promotionAdmission;

  return (
    <Section id="admission" ground="tint" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <div className={styles.sides}>
        {sides.map(({ name, list }, index) => {
          const Sign = index === 0 ? Check : Minus;
          return (
            <div key={name} className={index === 0 ? styles.side : `${styles.side} ${styles.not}`}>
              <h3 className={styles.name}>{name}</h3>
              <ul>
                {list.map((point) => (
                  <li key={point} className={styles.point}>
                    <Sign size={20} aria-hidden="true" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
