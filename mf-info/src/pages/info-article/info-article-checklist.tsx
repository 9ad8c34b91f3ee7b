import type { Checklist } from '@site/shared/contract/guide';
import { pageAnchors } from '@site/shared/contract/page-anchors';
import { useSite } from '@site/shared/store';
import { printPart } from '@site/shared/page/print-part';
import { ToolButton } from '@site/shared/ui/tool-button';
import { Printer } from 'lucide-react';
import { infoArticleCopy } from '../../content/info-article';
import { topicAddress } from '../../info-addresses';
import styles from './info-article-checklist.module.css';

/** A guide's checklist, on paper with the brand and the address that it came from. */
export function InfoArticleChecklist({ checklist, id }: { checklist: Checklist; id: number }) {
  const site = useSite((state) => state.site);

  return (
    <section className={styles.checklist} data-checklist="">
      <div className={styles.head}>
        <h2 id={pageAnchors.checklist} className={styles.title}>
          {checklist.title}
        </h2>
        <ToolButton Icon={Printer} onClick={() => printPart(pageAnchors.checklist)}>
          {infoArticleCopy.checklistName}
        </ToolButton>
      </div>
      <div className={styles.groups}>
        {checklist.groups.map(({ name, items }) => (
          <div key={name} className={styles.group}>
            <h3 className={styles.name}>{name}</h3>
            <ul>
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.origin}>
        {site.brand} · {`${site.origin}${topicAddress(id)}`}
      </p>
    </section>
  );
}
