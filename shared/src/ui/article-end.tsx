import { useSite } from '@site/shared/store';
import type { ReactNode } from 'react';
import { trialDays } from '../store/site-facts';
import { ActionStrip } from './action-strip';
import styles from './article-end.module.css';
import { Button } from './button';

type ArticleEndProps = {
  /** Why to try it, said to suit the article. */
  trial: string;
  /** What stands between the note and the trial, such as the article's tags. */
  children?: ReactNode;
};

/** What follows the last sentence of an article: the note on figures and one way to try what it says. */
export function ArticleEnd({ trial, children }: ArticleEndProps) {
  const demo = useSite((state) => state.site.demo);

  return (
    <div className={styles.end}>
      {demo && <p className={styles.note}>文中数字均为示例数据。</p>}
      {children}
      <ActionStrip
        ground="tint"
        className={styles.trial}
        heading={trial}
        text={`免费试用 ${trialDays} 天，顾问会在 24 小时内联系你并协助开通。`}
      >
        <Button to="/home/signUp" look="action-outline">
          登记试用
        </Button>
      </ActionStrip>
    </div>
  );
}
