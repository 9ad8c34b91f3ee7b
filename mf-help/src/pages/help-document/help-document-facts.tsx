import type { HelpArticle } from '@site/shared/contract/help';
import { Clock, type LucideIcon, Monitor, Tag, Users } from 'lucide-react';
import { factNames } from '../../content/help-document/facts';
import styles from './help-document-facts.module.css';

function Fact({ Icon, name, value }: { Icon: LucideIcon; name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon className={styles.icon} size={18} aria-hidden="true" />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What a reader wants to know before the first step. */
export function Facts({ facts, minutes }: Pick<HelpArticle, 'facts' | 'minutes'>) {
  return (
    <dl className={facts.path ? styles.facts : `${styles.facts} ${styles.three}`} aria-label={factNames.label}>
      <Fact Icon={Tag} name={factNames.plans} value={facts.plans} />
      <Fact Icon={Users} name={factNames.roles} value={facts.roles} />
      {facts.path && <Fact Icon={Monitor} name={factNames.path} value={facts.path} />}
      <Fact Icon={Clock} name={factNames.minutes} value={`约 ${minutes} 分钟`} />
    </dl>
  );
}
