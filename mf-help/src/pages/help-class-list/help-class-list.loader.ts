import type { HelpBranch, HelpClassPage, HelpLeaf, HotWord } from '@site/shared/contract/help';
import { loadFacts, type PageFacts } from '@site/shared/page/fact-words';
import { readId, readPage } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { uplinkNeeds } from '../../content/uplink-needs';
import { classAddress } from '../../help-addresses';
import { helpService } from '../../help-service';

export type HelpClassListData = PageFacts & {
  /** Content of the list: a leaf, or a first-level classification with the articles of all its leaves. */
  category: HelpLeaf;
  page: HelpClassPage;
  tree: HelpBranch[] | null;
  hotWords: HotWord[] | null;
  firstId: number | undefined;
};

/** Leaves whose extras name facts, by id. */
const factWords: Record<number, unknown> = { 901: uplinkNeeds };

/** Without an id: the first leaf, of the first-level node that the address opens if it names one. */
async function toFirstLeaf(firstId: number | undefined): Promise<Response> {
  const tree = await helpService.tree();
  const category = tree.find(({ id }) => id === firstId) ?? tree[0];
  const leaf = category?.secList[0];
  return leaf ? redirect(classAddress(leaf.id)) : notFound('First help classification');
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<HelpClassListData | Response> {
  const classId = readId(params.classId, 'Help classification');
  const requested = new URL(request.url).searchParams.get('firstId') ?? undefined;
  const firstId = readId(requested, 'First-level help classification');
  if (classId === undefined) return toFirstLeaf(firstId);

  const [page, tree, hotWords, { facts }] = await Promise.all([
    helpService.articlesOf(classId, readPage(request)),
    helpService.treeBlock(),
    helpService.hotWordsBlock(),
    loadFacts(factWords[classId]),
  ]);
  return {
    category: page.category ?? notFound(`Help classification ${classId}`),
    page,
    tree,
    hotWords,
    firstId,
    facts,
  };
}
