/** Where a tag ends; nothing is captured, since what a capture is given is most of what reading a document would allocate. */
const tag = /<\/?[a-z][a-z0-9-]*(?:[^">]|"[^"]*")*>/giy;
const nameEnd = /[^a-z0-9-]/gi;

/** `text`: its attributes as they are written. */
export type Tag = { closes: boolean; name: string; text: string; end: number };

/** The next tag from a place on; what only looks like one is passed over, as the browser does. */
export function nextTag(html: string, from: number): Tag | undefined {
  for (let start = html.indexOf('<', from); start >= 0; start = html.indexOf('<', start + 1)) {
    tag.lastIndex = start;
    if (!tag.test(html)) continue;
    const end = tag.lastIndex;
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
