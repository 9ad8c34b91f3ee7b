/**
 * An inline script that the content policy allows, by the hash of exactly these bytes (docs/architecture.md#content-policy).
 * Where it stands the parser stops for a moment and the browser paints what it has. It takes itself out of the document, so
 * that React finds the elements that it rendered and no other.
 */
export const parserYieldText = 'document.currentScript.remove()';

export const parserYield = `<script>${parserYieldText}</script>`;
