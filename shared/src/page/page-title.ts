/** A title names the product once: a site that is called by what it is, as white-label ones, would have it at both ends. */
export function pageTitle(title: string, brand: string): string {
  const end = `-${brand}`;
  return title.startsWith(brand) && title.endsWith(end) ? title.slice(0, -end.length) : title;
}
