import { factSources } from '../fact-names';
import { fileOfFact } from '../pending-facts';
import { nameSecurity } from '../security-facts';
import type { ContentIssue } from '../content-issue';
import type { FactBook, FactList } from './fact-book';

type Source = { list: FactList<unknown>; path: readonly (string | number)[]; names: readonly string[] };

function sourcesOf(book: FactBook): Source[] {
  const { plans, features, addOns, terms, security } = book;
  const rows = factSources(plans.rows, features.rows, addOns.rows, terms.rows).map(({ of, row, facts }): Source => {
    return { list: book[of], path: row === undefined ? [] : [row], names: facts.map(([name]) => name) };
  });
  const tables = security.rows.map((table, row): Source => {
    return { list: security, path: [row], names: nameSecurity([table]).map(([name]) => name) };
  });
  return [...rows, ...tables];
}

/** Two sources of one name: the second would replace the first, or be sold beside it, and nobody would know. */
function findTwice(book: FactBook): ContentIssue[] {
  const first = new Map<string, Source>();
  return sourcesOf(book).flatMap((source) => {
    const twice = source.names.find((name, index) => first.has(name) || source.names.indexOf(name) !== index);
    const other = twice === undefined ? undefined : (first.get(twice) ?? source);
    for (const name of source.names) if (!first.has(name)) first.set(name, source);
    if (!other) return [];
    const place = `${other.list.file}:${other.list.line(...other.path)}`;
    return [source.list.issue(source.path, `“${twice}”已经由 ${place} 给出：请删掉一处，或换一个 key 或名称`)];
  });
}

/** Terms that are named as if they stood in another file. */
function findForeignTerms({ terms }: FactBook): ContentIssue[] {
  return terms.rows.flatMap(({ name }, row) => {
    const [beginning = ''] = name.split('.');
    const [file] = fileOfFact(name);
    return file !== terms.file
      ? [terms.issue([row, 'name'], `以“${beginning}.”开头的名称由 ${file} 给出：请改在那里，或换一个开头`)]
      : [];
  });
}

/** What a visitor reads of two rows and cannot tell apart. */
function findSameNames<Row extends { name: string }>(list: FactList<Row>, keep: (row: Row) => boolean): ContentIssue[] {
  return list.rows.flatMap((row, index) => {
    const first = list.rows.findIndex((other) => other.name === row.name && keep(other));
    if (!keep(row) || first === index) return [];
    return [list.issue([index, 'name'], `名称“${row.name}”与第 ${list.line(first)} 行的一样，请换一个`)];
  });
}

/** Names that two rows give, that belong elsewhere, or that visitors cannot tell apart. */
export function nameRules(book: FactBook): ContentIssue[] {
  const all = () => true;
  return [
    ...findTwice(book),
    ...findForeignTerms(book),
    ...findSameNames(book.plans, all),
    ...findSameNames(book.features, all),
    ...findSameNames(book.addOns, ({ of }) => of === undefined),
    ...findSameNames(book.addOns, ({ of }) => of !== undefined),
  ];
}
