import type { SearchKind } from '@site/shared/contract/search';
import { MoreLink } from '@site/shared/ui/more-link';
import {
  BookOpen,
  Briefcase,
  CirclePlay,
  GraduationCap,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  Newspaper,
  Sparkles,
} from 'lucide-react';
import { kindUnits } from '../../content/search';
import { searchAddress } from '../../info-addresses';
import { groupSize, type SearchGroup } from './search.loader';
import styles from './search-groups.module.css';
import { SearchHits } from './search-hits';

const icons: Record<SearchKind, LucideIcon> = {
  page: LayoutGrid,
  help: BookOpen,
  topic: Newspaper,
  case: Briefcase,
  lecture: GraduationCap,
  video: CirclePlay,
  marketing: Sparkles,
  news: Megaphone,
};

function Group({ q, group }: { q: string; group: SearchGroup }) {
  const { kind, name, count, list } = group;
  const Icon = icons[kind];

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
      <div className={styles.hits}>
        <SearchHits hits={list} q={q} heading="h3" />
        {count > groupSize && (
          <div className={styles.more}>
            <MoreLink to={searchAddress(q, kind)}>
              查看全部 {count} {kindUnits[kind]}
              {name}
            </MoreLink>
          </div>
        )}
      </div>
    </section>
  );
}

/** The best results of every type: the type on the left, its results beside it. */
export function SearchGroups({ q, groups }: { q: string; groups: readonly SearchGroup[] }) {
  return groups.map((group) => <Group key={group.kind} q={q} group={group} />);
}
