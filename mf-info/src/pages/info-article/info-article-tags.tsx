import type { Tag as TopicTag } from '@site/shared/contract/info';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { infoArticleCopy } from '../../content/info-article';
import { tagAddress } from '../../info-addresses';

/** Tags of the article, each a link to more articles. */
export function InfoArticleTags({ tags }: { tags: readonly TopicTag[] }) {
  if (tags.length === 0) return null;

  return (
    <TagRow label={infoArticleCopy.tags}>
      {tags.map(({ id, name }) => (
        <Tag key={id} to={tagAddress(id)}>
          {name}
        </Tag>
      ))}
    </TagRow>
  );
}
