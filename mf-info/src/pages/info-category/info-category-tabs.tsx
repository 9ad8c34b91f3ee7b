import { allTopicsCategory } from '@site/shared/contract/content-ids';
import type { TopicCategory } from '@site/shared/contract/info';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { listCopy } from '../../content/info-category';
import { categoryAddress } from '../../info-addresses';

/** All articles and the eight subjects as chips; links, so that they work without script. */
export function InfoCategoryTabs({ categories, current }: { categories: readonly TopicCategory[]; current: number }) {
  return (
    <nav aria-label={listCopy.categories}>
      <TagRow label={listCopy.categories}>
        {categories.map(({ id, name }) => (
          <Tag key={id} to={categoryAddress(id)} current={id === current}>
            {id === allTopicsCategory ? listCopy.all : name}
          </Tag>
        ))}
      </TagRow>
    </nav>
  );
}
