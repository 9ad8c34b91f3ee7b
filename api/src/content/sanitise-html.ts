import sanitizeHtml from 'sanitize-html';

/** Increment when the rules below change: the next import then renders stored HTML again. */
export const sanitisePolicy = 1;

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
    'del',
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
  ],
  allowedAttributes: {
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    a: ['href', 'rel', 'target'],
    ol: ['start'],
    blockquote: ['data-callout'],
    div: ['data-table', 'tabindex', 'role', 'aria-label'],
    th: ['data-align'],
    td: ['data-align'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The first of two defences against script in content (docs/faults.md F27); the page's content policy is the second. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, rules);
}
