/** Where a part stands: the page with the list, and the part alone, which that page frames. */
export type PartPlace = { workspace: string; part: string; state?: string | undefined; width?: number | undefined };

export const galleryRoot = '/gallery';
export const widths = [390, 1440] as const;

function queryOf({ state, width }: PartPlace): string {
  const asked = { ...(state && { state }), ...(width && { width: String(width) }) };
  const query = new URLSearchParams(asked).toString();
  return query && `?${query}`;
}

export function partAddress(place: PartPlace): string {
  return `${galleryRoot}/${place.workspace}/${place.part}${queryOf(place)}`;
}

export function aloneAddress({ workspace, part, state }: PartPlace): string {
  return `${galleryRoot}/alone/${workspace}/${part}${queryOf({ workspace, part, state })}`;
}

export function pictureAddress(file: string): string {
  return `${galleryRoot}/comps/${file}`;
}

/** The chunk of an entry: `shared/button` → `shared.button`. */
export function chunkOf(entry: string): string {
  return entry.replaceAll('/', '.');
}

/** Reads what `partAddress` and `aloneAddress` write; another width than the two means both. */
export function readPlace(url: URL): (PartPlace & { alone: boolean }) | undefined {
  const [, , ...words] = url.pathname.split('/');
  const alone = words[0] === 'alone';
  const [workspace, part] = alone ? words.slice(1) : words;
  if (!workspace || !part) return undefined;
  const width = widths.find((one) => String(one) === url.searchParams.get('width'));
  return { workspace, part, alone, width, state: url.searchParams.get('state') ?? undefined };
}
