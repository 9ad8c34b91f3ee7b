import type { SearchCount, SearchKind } from '@site/shared/contract/search';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { siteSearchCopy } from '../../content/search';
import { searchAddress } from '../../info-addresses';
import styles from './search-kinds.module.css';

type SearchKindsProps = { q: string; kind: SearchKind | null; kinds: readonly SearchCount[] };

/** All results and those of each type, as links with their counts. */
export function SearchKinds({ q, kind, kinds }: SearchKindsProps) {
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ kind: null, name: siteSearchCopy.all, count: total }, ...kinds];

  return (
    <nav className={styles.kinds} aria-label={siteSearchCopy.kinds}>
      <TagRow label={siteSearchCopy.kinds}>
        {choices.map((choice) => (
          <Tag key={choice.name} to={searchAddress(q, choice.kind ?? undefined)} current={choice.kind === kind}>
            {choice.name} {choice.count}
          </Tag>
        ))}
      </TagRow>
    </nav>
  );
}
