/** An inline script that the content policy allows, by the hash of exactly these bytes (docs/architecture.md#content-policy). */
export const parserYieldText = '0';

/** Put below a page's first screen: the parser stops here for a moment and the browser paints what it has. */
export function ParserYield() {
  return <script dangerouslySetInnerHTML={{ __html: parserYieldText }} />;
}
