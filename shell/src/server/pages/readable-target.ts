/** The absolute form of a target (RFC 9112 3.2.2): old proxies and some clients name the host there too. */
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;
const byteOf = /%([0-9a-f]{2})/gi;
/** What has none of these is ASCII, which UTF-8 and GBK write alike. */
const beyondAscii = /%[89a-f]|%u[0-9a-f]{4}/i;
const brokenEscape = /%(?![0-9a-f]{2})/i;
/** Of the old `escape()`, which writes units of UTF-16, and Latin-1 below them. */
const ofEscape = /%u[0-9a-f]{4}/i;
const escapedUnit = /%u([0-9a-f]{4})|%([0-9a-f]{2})/gi;

/** What a GBK page or an old browser wrote is no UTF-8, but for a few pairs of bytes that nobody could tell apart. */
const [utf8, gbk] = ['utf-8', 'gbk'].map((label) => new TextDecoder(label, { fatal: true, ignoreBOM: true }));

/** Undefined where a part is not written in this encoding. */
function decoded(part: string, decoder: TextDecoder | undefined): string | undefined {
  const bytes = part.replace(byteOf, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  try {
    return decoder?.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return undefined;
  }
}

function readEscape(part: string): string {
  try {
    return encodeURIComponent(
      part.replace(escapedUnit, (_, unit?: string, byte?: string) =>
        String.fromCharCode(Number.parseInt(unit ?? byte ?? '', 16)),
      ),
    );
  } catch {
    // Half of a character.
    return part;
  }
}

function readGbk(part: string): string {
  const text = beyondAscii.test(part) && !brokenEscape.test(part) ? decoded(part, gbk) : undefined;
  return text === undefined ? part : encodeURIComponent(text);
}

/** Parts that were written in one go, and so in one encoding. What none reads stays as it came. */
function readableParts(parts: string[]): string[] {
  const isForeign = (part: string) => ofEscape.test(part) || decoded(part, utf8) === undefined;
  if (parts.some((part) => ofEscape.test(part)))
    return parts.map((part) => (isForeign(part) ? readEscape(part) : part));
  return parts.some(isForeign) ? parts.map(readGbk) : parts;
}

/** A name or a value: a space of a form is a plus, which is one of the site's own escapes and no byte of a character. */
function readableWords(part: string): string {
  return readableParts(part.split('+')).join('+');
}

function readableSearch(search: string): string {
  return search
    .split(/([&=])/)
    .map(readableWords)
    .join('');
}

/** The host that a target names by itself; undefined where it leaves that to the Host header. */
export function hostOfTarget(target: string): string | undefined {
  return absoluteForm.exec(target)?.[1];
}

/** The path and the query of a target in either form. */
export function originForm(target: string): string {
  const rest = absoluteForm.exec(target)?.[2];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The path and the query that a target means: without a host of its own, and in UTF-8 where it came in GBK or as `escape()`
 * writes it, as links of old directories do (docs/faults.md F47). Whether its host is ours says `host-list.ts`.
 */
export function readableTarget(target: string): string {
  const own = originForm(target);
  if (!beyondAscii.test(own)) return own;
  const mark = own.indexOf('?');
  const path = mark < 0 ? own : own.slice(0, mark);
  const readablePath = readableParts(path.split('/')).join('/');
  return mark < 0 ? readablePath : `${readablePath}?${readableSearch(own.slice(mark + 1))}`;
}
