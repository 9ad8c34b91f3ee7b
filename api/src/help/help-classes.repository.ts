import type { HelpCategory, HelpLeaf } from '@site/shared/contract/help';
import { readCatalog } from '../content/catalog.repository';
import type { Queryable } from '../database/database';

type StoredClass = { id: number; pid: number; name: string; icon?: string; sort: number; description?: string };

/** The classification of the help centre: first-level categories with their leaves, both with article counts. */
export async function findHelpTree(db: Queryable): Promise<HelpCategory[]> {
  const [classes, counts] = await Promise.all([readCatalog(db, 'helpClass'), countByLeaf(db)]);
  const inOrder = classes.toSorted((a, b) => a.sort - b.sort || a.id - b.id);
  return inOrder
    .filter(({ pid }) => pid === 0)
    .map((category) => {
      const leaves = inOrder.filter(({ pid }) => pid === category.id).map((leaf) => leafOf(leaf, counts));
      return {
        id: category.id,
        pid: 0,
        name: category.name,
        icon: category.icon ?? '',
        description: category.description ?? '',
        articleCount: leaves.reduce((sum, leaf) => sum + leaf.articleCount, 0),
        secList: leaves,
      };
    });
}

function leafOf({ id, pid, name, description }: StoredClass, counts: Map<number, number>): HelpLeaf {
  return { id, pid, name, description: description ?? '', articleCount: counts.get(id) ?? 0 };
}

async function countByLeaf(db: Queryable): Promise<Map<number, number>> {
  const rows = await db.query<{ id: number; count: number }>(
    `select group_id as id, count(*)::int as count from entry where kind = 'help' group by group_id`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** A class of either level, with the ids of its leaves. */
export type FoundClass = { leaf: HelpLeaf; leafIds: number[]; parent: HelpCategory };

/** The leaves beside a leaf; of a first-level class, those below it. */
export function leavesBeside({ leaf, parent }: FoundClass): HelpLeaf[] {
  return parent.secList.filter(({ id }) => id !== leaf.id);
}

export function findClass(tree: readonly HelpCategory[], id: number): FoundClass | undefined {
  for (const parent of tree) {
    if (parent.id === id) {
      const { name, description, articleCount } = parent;
      return {
        leaf: { id, pid: 0, name, description, articleCount },
        leafIds: parent.secList.map((leaf) => leaf.id),
        parent,
      };
    }
    const leaf = parent.secList.find((candidate) => candidate.id === id);
    if (leaf) return { leaf, leafIds: [id], parent };
  }
  return undefined;
}
