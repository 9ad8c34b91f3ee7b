/** Text that a translator took out of the page → what it put in its place. */
const standIns = new WeakMap<Node, Element>();

function isStandIn(node: Node | null | undefined): node is Element {
  return node?.nodeName === 'FONT';
}

/** In its place again, text can be written, moved and taken away as ever; the translator then comes for the new words. */
function putBack(node: Node | null): void {
  if (!node || node.isConnected) return;
  const standIn = standIns.get(node);
  if (standIn?.isConnected) standIn.replaceWith(node);
}

function putBackWhenWritten(text: Text): void {
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set: (value: string) => {
      putBack(text);
      text.data = value;
    },
  });
}

/** React takes its text away, or puts something before it, through the element that it made the text in. */
function putBackWhenAskedFor(parent: Node): void {
  const { insertBefore, removeChild } = Node.prototype;
  Object.assign(parent, {
    insertBefore: (added: Node, before: Node | null) => {
      putBack(before);
      return insertBefore.call(parent, added, before);
    },
    removeChild: (child: Node) => {
      putBack(child);
      return removeChild.call(parent, child);
    },
  });
}

function noteStandIn({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
  if (!standIn) return;
  for (const removed of removedNodes) {
    if (!(removed instanceof Text) || removed.isConnected) continue;
    if (!standIns.has(removed)) putBackWhenWritten(removed);
    standIns.set(removed, standIn);
    putBackWhenAskedFor(target);
  }
}

/**
 * Translators of browsers exchange each text for an element of theirs, and React goes on writing into the text that it made: a
 * price would stay as it was (docs/faults.md F58).
 */
export function keepTranslatedText(root: Node): void {
  new MutationObserver((records) => records.forEach(noteStandIn)).observe(root, { childList: true, subtree: true });
}
