import type { MarketingDetail } from '@site/shared/contract/marketing';
import { Section } from '@site/shared/ui/section';
import { marketingCopy } from '../content/marketing-plan';
import styles from './marketing-scenes.module.css';

/** Use cases of a marketing plan (mScene). */
export function MarketingScenes({ scenes }: Pick<MarketingDetail, 'scenes'>) {
  if (scenes.length === 0) return null;

  return (
    <Section id="scenes" {...marketingCopy.scenes} arrangement="split">
      <ol className={styles.scenes}>
        {scenes.map(({ title, text }) => (
          <li key={title} className={styles.scene}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
