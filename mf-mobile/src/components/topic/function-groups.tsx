import { Disclosure } from '@site/shared/ui/disclosure';
import { Section, type SectionGround } from '@site/shared/ui/section';
import beside from '../beside.module.css';
import styles from './function-groups.module.css';
import type { FunctionGroup } from '../../content/topic-page';

type FunctionGroupsProps = {
  title: string;
  intro?: string;
  groups: readonly FunctionGroup[];
  ground?: SectionGround;
};

/** The long list of functions, folded by group; each says how many it holds. */
export function FunctionGroups({ title, intro, groups, ground = 'plain' }: FunctionGroupsProps) {
  return (
    <Section title={title} intro={intro} ground={ground} className={beside.list}>
      {groups.map(({ name, text, items }) => (
        <Disclosure key={name} heading={3} summary={`${name} · ${items.length} 项`}>
          <p>{text}</p>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Section>
  );
}
