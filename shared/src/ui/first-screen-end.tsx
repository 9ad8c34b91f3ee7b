const asServed = { __html: '' };

/**
 * Marks where the first screen of a page ends. What the shell puts in here when the page is served, the sheets of the page
 * and a pause of the parser, is left alone in the browser (docs/architecture.md#first-paint).
 */
export function FirstScreenEnd() {
  return <div hidden data-first-screen-end="" dangerouslySetInnerHTML={asServed} suppressHydrationWarning />;
}
