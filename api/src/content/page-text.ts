const script = /<script\b[^>]*>[\s\S]*?<\/script>|<style\b[^>]*>[\s\S]*?<\/style>/g;
const structured = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;
/** What is not seen as text and is read all the same: descriptions, texts of cards, of pictures and of parts. */
const spoken = /\s(?:content|alt|aria-label|title)="([^"]*)"/g;
const cell = /<t[dh]\b[^>]*>|<[^>]*role="(?:cell|rowheader|columnheader)"[^>]*>/g;
const block =
  /<\/?(?:p|div|li|tr|h[1-6]|section|summary|details|figure|figcaption|br|ul|ol|table|nav|article|header|footer|form|option|button|label|title|main|aside)\b[^>]*>/g;
const term = /<dt\b[^>]*>/g;
const beside = /<\/d[td]>/g;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replace(/&(#x27|#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Name and text of the plans that an article is for, in one line with its title, as the list of plans says nothing of what. */
function articleScope(html: string): string {
  const [, title = ''] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const [, plans = ''] = /<dt[^>]*>(?:<svg[\s\S]*?<\/svg>)?适用版本<\/dt>\s*<dd[^>]*>([\s\S]*?)<\/dd>/.exec(html) ?? [];
  return plans ? `${title} ${plans}` : '';
}

/**
 * What a page says, line by line: blocks are lines of their own, cells of a table stand in one line apart by `|`. Structured data,
 * descriptions and texts of pictures are lines too.
 */
export function pageText(html: string): string {
  const data = [...html.matchAll(structured)].map(([, text = '']) => text);
  const hidden = [...html.replace(script, '').matchAll(spoken)].map(([, text = '']) => text);
  const shown = `${articleScope(html)}\n${html.replace(script, '')}`
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(cell, ' | ')
    .replace(term, '\n')
    .replace(beside, ' ')
    .replace(block, '\n')
    .replace(/<[^>]+>/g, '');
  return [...data, decode([...hidden, shown].join('\n'))]
    .join('\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replace(/^[ |]+| +$/g, ''))
    .filter((line) => line !== '')
    .join('\n');
}
