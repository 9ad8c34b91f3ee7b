/** The absolute form of a target (RFC 9112 3.2.2): old proxies and some clients name the host there too. */
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;
const byteOf = /%([0-9a-f]{2})/gi;
/** Raw or escaped; what has none of these is ASCII, which UTF-8 and GBK write alike. */
const beyondAscii = /[\u0080-\u00ff]|%[89a-f]/i;
const raw = /[\u0080-\u00ff]/;
const brokenEscape = /%(?![0-9a-f]{2})/i;

/** What a GBK page or an old browser wrote is no UTF-8, but for a few pairs of bytes that nobody could tell apart. */
const encodings = ['utf-8', 'gbk'].map((label) => new TextDecoder(label, { fatal: true, ignoreBOM: true }));

function decoded(bytes: Uint8Array, decoder: TextDecoder): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** One segment, name or value. What neither encoding reads stays as it came. */
function readablePart(part: string): string {
  if (!beyondAscii.test(part) || brokenEscape.test(part)) return part;
  const bytes = Buffer.from(
    part.replace(byteOf, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  const [asUtf8, asGbk] = encodings.map((decoder) => decoded(bytes, decoder));
  const text = asUtf8 ?? asGbk;
  const isReadable = text === undefined || (asUtf8 !== undefined && !raw.test(part));
  return isReadable ? part : encodeURIComponent(text);
}

/** A space of a form is a plus, which is one of the site's own escapes and no byte of a character. */
function readableWords(part: string): string {
  return part.split('+').map(readablePart).join('+');
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
 * The path and the query that a target means: without a host of its own, and in UTF-8 where it came in GBK, as links of old
 * directories do, or as raw bytes (docs/faults.md F47). Whether its host is ours says `host-list.ts`.
 */
export function readableTarget(target: string): string {
  const own = originForm(target);
  if (!beyondAscii.test(own)) return own;
  const mark = own.indexOf('?');
  const path = mark < 0 ? own : own.slice(0, mark);
  const readablePath = path.split('/').map(readablePart).join('/');
  return mark < 0 ? readablePath : `${readablePath}?${readableSearch(own.slice(mark + 1))}`;
}
