import type { ReactNode } from 'react';
import { trialDays } from '../contract/fixed-promises';
import { ActionStrip } from './action-strip';
import styles from './article-end.module.css';
import { Button } from './button';

type ArticleEndProps = {
  /** Why to try it, said to suit the article. */
  trial: string;
  /** What stands before the trial, such as the article's tags. */
  children?: ReactNode;
};

/** What follows the last sentence of an article: one way to try what it says. */
export function ArticleEnd({ trial, children }: ArticleEndProps) {
  return (
    <div className={styles.end}>
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
