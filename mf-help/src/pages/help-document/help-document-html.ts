import { copying } from '../../content/help-document/copying';

const heading = /<(h[234]) id="([^"]+)">(.*?)<\/\1>/gs;
const block = /<pre>.*?<\/pre>/gs;
const errorCode = /<code>([A-Z0-9]+(?:-[A-Z0-9]+)*)<\/code>(?=<\/td>)/g;

const icon =
  '<svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><rect x="8" y="8" width="14" height="14" rx="2"/><path d="M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2"/></svg>';
const button = (attributes: string, label = '') =>
  `<button type="button" data-needs-script="" data-copy=""${attributes}>${icon}${label}</button>`;

/** Every heading becomes a link to itself, so that a section can be shared; one that contains a link is unchanged. */
export function withHeadingLinks(html: string): string {
  return html.replace(heading, (whole, tag: string, id: string, text: string) =>
    text.includes('<a ') ? whole : `<${tag} id="${id}"><a href="#${id}">${text}</a></${tag}>`,
  );
}

/** A block of sentences is a text to take along; all others are lines of code. */
const sentence = /[\u4e00-\u9fff，。；：、]{12,}/;

/** A button copies what stands before it: each block of code, and the code of an error at the end of a cell. */
export function withCopyButtons(html: string): string {
  return html
    .replace(block, (whole) => {
      const kind = sentence.test(whole) ? 'text' : 'code';
      return `<div data-copied-from="${kind}">${whole}${button('', copying.block)}</div>`;
    })
    .replace(
      errorCode,
      (whole, code: string) =>
        `<span data-error-code="">${whole}${button(` aria-label="${copying.code(code)}"`)}</span>`,
    );
}
