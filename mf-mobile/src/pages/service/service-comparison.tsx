import { Disclosure } from '@site/shared/ui/disclosure';
import { Highlight } from '@site/shared/ui/highlight';
import { Section } from '@site/shared/ui/section';
import hidden from '@site/shared/ui/visually-hidden.module.css';
import { serviceCopy } from '../../content/service';
import type { ServiceData } from './service.data';
import type { FeatureGroup } from './service-search';
import styles from './service-comparison.module.css';

const groupId = (index: number): string => `functions-${index + 1}`;

type Columns = ServiceData['columns'];

/** What the service writes where a plan lacks a function. */
const none = '–';

/** The dash is drawn on the cell itself: eighty rows of five make every element within count. */
function Cell({ value, tint = '' }: { value: string; tint: string | undefined }) {
  if (value !== none) return <td className={tint || undefined}>{value}</td>;
  return <td className={`${tint} ${styles.none}`.trim()}>{serviceCopy.features.none}</td>;
}

type FeatureTableProps = { group: FeatureGroup; columns: Columns; keyword?: string };

/** The functions of one group, a column a plan; the recommended one is tinted. */
export function FeatureTable({ group: { name, features }, columns, keyword = '' }: FeatureTableProps) {
  const tint = columns.map(({ recommended }) => (recommended ? styles.tint : undefined));

  return (
    <table className={styles.table}>
      <caption className={hidden.hidden}>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{serviceCopy.features.name}</th>
          {columns.map((plan, index) => (
            <th key={plan.slug} scope="col" className={tint[index]}>
              {serviceCopy.shortNames[plan.slug] ?? plan.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => (
          <tr key={feature.name}>
            <th scope="row">
              <Highlight text={feature.name} keyword={keyword} />
            </th>
            {columns.map((plan, index) => (
              <Cell key={plan.slug} value={feature.values[index] ?? none} tint={tint[index]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ServiceComparisonProps = {
  title: string;
  intro: string;
  missing: string;
  columns: Columns;
  /** `null`: the call failed. */
  groups: readonly FeatureGroup[] | null;
};

/** All functions, folded by group; a link above leads to each group, which the shell opens. */
export function ServiceComparison({ title, intro, missing, columns, groups }: ServiceComparisonProps) {
  return (
    <Section title={title} intro={groups ? intro : missing} ground="tint" className={styles.comparison}>
      {groups && (
        <nav aria-label={serviceCopy.features.groups}>
          <ul className={styles.links}>
            {groups.map(({ name }, index) => (
              <li key={name}>
                <a className={styles.link} href={`#${groupId(index)}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups?.map((group, index) => (
        <Disclosure
          key={group.name}
          id={groupId(index)}
          heading={3}
          summary={`${group.name} · ${group.features.length} 项`}
        >
          <FeatureTable group={group} columns={columns} />
        </Disclosure>
      ))}
    </Section>
  );
}
