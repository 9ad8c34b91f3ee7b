const heading = /<(h[2-4]|summary|figcaption)\b[^>]*>(.*?)<\/\1>/gs;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The headings, questions and captions of a text: what its author says that a part is about. */
export function headingsIn(html: string): string[] {
  return [...html.matchAll(heading)].map(([, , inner = '']) =>
    inner
      .replace(/<[^>]*>/g, '')
      .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
      .trim(),
  );
}
