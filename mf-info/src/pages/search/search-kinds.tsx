import type { SearchCount, SearchKind } from '@site/shared/contract/search';
import type { SearchView } from '@site/shared/page/search-view';
import { SearchOrders } from '@site/shared/ui/search-orders';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { siteSearchCopy } from '../../content/search';
import { searchAddress } from '../../info-addresses';
import styles from './search-kinds.module.css';

type SearchKindsProps = { q: string; kind: SearchKind | null; view: SearchView; kinds: readonly SearchCount[] };

/** All results and those of each type, as links with their counts, and the order. */
export function SearchKinds({ q, kind, view, kinds }: SearchKindsProps) {
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ kind: null, name: siteSearchCopy.all, count: total }, ...kinds];

  return (
    <div className={styles.bar}>
      <nav aria-label={siteSearchCopy.kinds}>
        <TagRow label={siteSearchCopy.kinds}>
          {choices.map((choice) => (
            <Tag key={choice.name} to={searchAddress(q, { ...view, kind: choice.kind })} current={choice.kind === kind}>
              {choice.name} {choice.count}
            </Tag>
          ))}
        </TagRow>
      </nav>
      <SearchOrders order={view.order} addressOf={(order) => searchAddress(q, { ...view, kind, order })} />
    </div>
  );
}
