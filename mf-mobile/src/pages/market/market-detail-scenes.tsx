import type { MarketingDetail } from '@site/shared/contract/marketing';
import { Section } from '@site/shared/ui/section';
import { marketCopy } from '../../content/market';
import styles from './market-detail-scenes.module.css';

/** Numbered use cases. */
export function MarketDetailScenes({ scenes }: { scenes: MarketingDetail['scenes'] }) {
  if (scenes.length === 0) return null;

  return (
    <Section title={marketCopy.scenes}>
      <ol className={styles.list}>
        {scenes.map(({ title, text }) => (
          <li key={title} className={styles.scene}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
