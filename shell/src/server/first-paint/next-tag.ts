/** Where a tag ends; nothing is captured, since what a capture is given is most of what reading a document would allocate. */
const tag = /<\/?[a-z][a-z0-9-]*(?:[^">]|"[^"]*")*>/giy;
/** No tag of ours is longer, and what looks like one is none only now and then. */
const longestTag = 16_384;
const mostFalse = 50;
const nameEnd = /[^a-z0-9-]/gi;

/** `text`: its attributes as they are written. */
export type Tag = { closes: boolean; name: string; text: string; end: number };

/**
 * The next tag from a place on; what only looks like one is passed over, as the browser does. Undefined behind the last, and where too
 * much looks like one: a section may have written the document.
 */
export function nextTag(html: string, from: number): Tag | undefined {
  let passed = 0;
  for (let start = html.indexOf('<', from); start >= 0 && passed < mostFalse; start = html.indexOf('<', start + 1)) {
    tag.lastIndex = 0;
    if (!tag.test(html.slice(start, start + longestTag))) {
      passed += 1;
      continue;
    }
    const end = start + tag.lastIndex;
    const closes = html[start + 1] === '/';
    const nameStart = start + (closes ? 2 : 1);
    nameEnd.lastIndex = nameStart;
    nameEnd.test(html);
    const attributesStart = nameEnd.lastIndex - 1;
    return {
      closes,
      name: html.slice(nameStart, attributesStart),
      text: closes ? '' : html.slice(attributesStart, end - 1),
      end,
    };
  }
  return undefined;
}
