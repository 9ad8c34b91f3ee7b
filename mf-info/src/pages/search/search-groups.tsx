import type { SearchView } from '@site/shared/page/search-view';
import { MoreLink } from '@site/shared/ui/more-link';
import { kindUnits } from '../../content/search';
import { searchAddress } from '../../info-addresses';
import { kindIcons } from './kind-icons';
import { groupSize, type SearchGroup } from './search.loader';
import styles from './search-groups.module.css';
import { SearchHits } from './search-hits';

type GroupProps = { q: string; view: SearchView; marks: readonly string[]; group: SearchGroup };

function Group({ q, view, marks, group }: GroupProps) {
  const { kind, name, count, list } = group;
  const Icon = kindIcons[kind];

  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Icon size={20} aria-hidden="true" />
          {name}
        </h2>
        <p className={styles.count}>
          {count} {kindUnits[kind]}
        </p>
      </div>
      <div>
        <SearchHits hits={list} marks={marks} heading="h3" />
        {count > groupSize && (
          <div className={styles.more}>
            <MoreLink to={searchAddress(q, { ...view, kind })}>
              查看全部 {count} {kindUnits[kind]}
              {name}
            </MoreLink>
          </div>
        )}
      </div>
    </section>
  );
}

type SearchGroupsProps = Omit<GroupProps, 'group'> & { groups: readonly SearchGroup[] };

/** The best results of every type: the type on the left, its results beside it. */
export function SearchGroups({ groups, ...rest }: SearchGroupsProps) {
  return groups.map((group) => <Group key={group.kind} group={group} {...rest} />);
}
