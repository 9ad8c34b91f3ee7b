import type { MarketingItem } from '@site/shared/contract/marketing';
import type { Crumb } from '@site/shared/page/page-handle';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { Poster } from '@site/drawings/posters/poster';
import { ShareTools } from '@site/shared/ui/share-tools';
import { TrialButton } from '@site/shared/ui/trial-button';
import { TitleLines } from '@site/shared/ui/title-lines';
import styles from './marketing-banner.module.css';

type MarketingBannerProps = {
  item: MarketingItem;
  crumbs?: readonly Crumb[];
  level?: 1 | 2;
  /** Link to the form, on the same page if it has one. */
  formAt?: string;
};

/** The first block of a marketing page (mBanner): its name, what it changes, and its picture. */
export function MarketingBanner({ item, crumbs, level = 1, formAt = '#lead' }: MarketingBannerProps) {
  const { id, title, description, categoryName, banner } = item;
  const Title = `h${level}` as const;

  return (
    <section className={styles.banner}>
      <div className={styles.inner}>
        {crumbs && (
          <div className={styles.crumbs}>
            <Breadcrumb crumbs={crumbs} />
          </div>
        )}
        <div>
          <p className={styles.category}>{categoryName}</p>
          <Title className={styles.title}>
            <TitleLines lines={[title]} />
          </Title>
          <p className={styles.promise}>{banner.title}</p>
          <p className={styles.text}>{description}</p>
          {level === 1 && (
            <p className={styles.tools}>
              <ShareTools />
            </p>
          )}
          <div className={styles.buttons}>
            <TrialButton />
            <ConsultButton to={formAt} />
          </div>
        </div>
        <div>
          <Poster scene={banner.scene} seed={id} />
          <p className={styles.caption}>{banner.text}</p>
        </div>
      </div>
    </section>
  );
}
