type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a click is to be followed in this page: one with another button or with a key is the browser's. */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
