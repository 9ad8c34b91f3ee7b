import Negotiator from 'negotiator';

const forms = ['text/html', 'text/markdown'];

/** Whether a request names Markdown and would rather have it than HTML; of browsers none does. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false;
  return new Negotiator({ headers: { accept } }).mediaType(forms) === 'text/markdown';
}
