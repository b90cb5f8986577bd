/** A visible text, its element, and its lines. */
export type ShownText = { node: Text; element: Element; text: string; lines: readonly DOMRect[] };

/** Every text that is visible, at any scroll position. */
export function shownTexts(asks = isShown): ShownText[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: ShownText[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!(node instanceof Text)) continue;
    const element = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !element || !asks(element)) continue;
    const range = new Range();
    range.selectNodeContents(node);
    shown.push({ node, element, text: text.slice(0, 40), lines: [...range.getClientRects()] });
  }
  return shown;
}

/** Visible, and read by screen readers. */
export const isShown = (element: Element) =>
  isSeen(element) && !element.closest('[aria-hidden=true]');

export const isSeen = (element: Element) =>
  !element.closest('script, style, option') &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
