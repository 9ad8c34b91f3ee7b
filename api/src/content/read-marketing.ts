import { createHash } from 'node:crypto';
import type { Static } from '@sinclair/typebox';
import { type MediaIndex, listPictureName } from '@site/shared/contract/media-index';
import { MarketingFile } from './content-schemas';
import { DataSource } from './data-source';
import { type Reference, type SourcedEntry, emptyEntry } from './entry';
import { referenceOfLink } from './link-reference';
import { pictureOf } from './media-source';
import type { ReadFile } from './read-markdown';

type Marketing = Static<typeof MarketingFile>;

/** Parses one JSON file of `marketing/` into an entry or its validation errors. */
export function readMarketing(file: string, text: string, media: MediaIndex = {}): ReadFile {
  const source = new DataSource(file, text);
  const checked = source.check(MarketingFile);
  if (checked.value === undefined) return { results: [], issues: checked.issues };
  const item = checked.value;
  const issues = file.endsWith(`/${item.id}.json`)
    ? []
    : [{ file, line: source.lineOf(['id']), message: `id ${item.id} 和文件名里的编号不一样，请改成一样的` }];
  const { id, title, description, published, categoryId, ...data } = item;
  const picture = pictureOf(media[listPictureName(`marketing-${id}`)], 'picture');
  const entry: SourcedEntry = {
    ...emptyEntry('marketing', id),
    groupId: categoryId,
    title,
    summary: description,
    published,
    plain: textOf(item),
    data: { ...data, picture },
    file,
    hash: createHash('sha256')
      .update(text)
      .update(picture?.src ?? '')
      .digest('hex'),
    references: referencesOf(item, source),
  };
  return { results: [entry], issues };
}

function textOf({ banner, scenes, products, faqs }: Marketing): string {
  return [
    banner.text,
    ...scenes.map((scene) => `${scene.title} ${scene.text}`),
    ...products.map((product) => `${product.name} ${product.text}`),
    ...faqs.map((faq) => `${faq.ask} ${faq.answer}`),
  ].join('\n');
}

function referencesOf({ cases, recommend, products }: Marketing, source: DataSource): Reference[] {
  return [
    ...cases.map((id, index): Reference => ({ kind: 'case', id, line: source.lineOf(['cases', index]) })),
    ...recommend.map((id, index): Reference => ({ kind: 'marketing', id, line: source.lineOf(['recommend', index]) })),
    ...products.flatMap(({ link }, index) => {
      const target = referenceOfLink(link);
      return target ? [{ ...target, line: source.lineOf(['products', index, 'link']) }] : [];
    }),
  ];
}
