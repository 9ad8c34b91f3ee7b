import sanitizeHtml from 'sanitize-html';

/** Increment when the rules below change: the next import then renders stored HTML again. */
export const sanitisePolicy = 4;

const drawn = /^\/media\/[a-z0-9.-]+$/;

/** Ids that begin with `_` belong to the shell, whose scripts and labels select by them (docs/faults.md F59). */
const ownId: sanitizeHtml.Transformer = (tagName, { id, ...attribs }) => ({
  tagName,
  attribs: id === undefined || id.startsWith('_') ? attribs : { ...attribs, id },
});

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    's',
    'code',
    'pre',
    'a',
    'br',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'div',
    'figure',
    'picture',
    'source',
    'img',
    'figcaption',
    'span',
    'small',
    'button',
  ],
  allowedAttributes: {
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    a: ['href', 'title', 'rel', 'target'],
    ol: ['start'],
    blockquote: ['data-callout'],
    div: ['data-table', 'tabindex', 'role', 'aria-label'],
    th: ['data-align'],
    td: ['data-align'],
    figure: ['data-figure'],
    source: ['media', 'srcset', 'width', 'height'],
    img: ['src', 'width', 'height', 'alt', 'loading', 'decoding'],
    button: ['type', 'data-needs-script', 'data-demo'],
  },
  /** Pictures come from our own drawings only. */
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !drawn.test(attribs['src'] ?? '')) || (tag === 'source' && !drawn.test(attribs['srcset'] ?? '')),
  selfClosing: [...sanitizeHtml.defaults.selfClosing, 'source'],
  transformTags: {
    ...{ h2: ownId, h3: ownId, h4: ownId },
    // Never one that sends a form.
    button: sanitizeHtml.simpleTransform('button', { type: 'button' }),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The first of two defences against script in content (docs/faults.md F27); the page's content policy is the second. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, rules);
}

/** Whether a link to the address is left by `sanitise`. */
export function keepsLink(href: string): boolean {
  return sanitise(`<a href="${href.replaceAll('"', '&quot;')}">x</a>`).includes('href=');
}
