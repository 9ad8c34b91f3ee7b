/** The page numbers to show: first, last, the page and its neighbours; `undefined` stands for a gap. */
export function pageWindow(page: number, pages: number): (number | undefined)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(shown)].sort((one, other) => one - other);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [undefined, number];
  });
}

/** The address of one page of a list; the first page has no `page` parameter, so that it has one address only. */
export function pageAddress(path: string, page: number, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(page === 1 ? given : [...given, ['page', String(page)]]).toString();
  return search ? `${path}?${search}` : path;
}
