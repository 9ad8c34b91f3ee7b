import { Section } from '@site/shared/ui/section';
import type { RelatedLink } from '../../content/topic-page';
import { LinkList } from './link-list';
import styles from './related-links.module.css';

type RelatedLinksProps = {
  links: readonly RelatedLink[];
  title?: string;
  intro?: string;
  /** The section above has another ground. */
  apart?: boolean;
};

/** Related links as a section of their own, as a rule below one of the same ground. */
export function RelatedLinks({ title = '接着看', intro, links, apart = false }: RelatedLinksProps) {
  return (
    <Section title={title} intro={intro} className={apart ? undefined : styles.close}>
      <LinkList links={links} />
    </Section>
  );
}
