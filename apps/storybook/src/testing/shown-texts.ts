/** A text that is on the page, with the element around it, in the lines it is set in. */
export type ShownText = { node: Text; element: Element; text: string; lines: readonly DOMRect[] };

/** Every text that somebody sees, wherever the window is scrolled. */
export function shownTexts(): ShownText[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: ShownText[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!(node instanceof Text)) continue;
    const element = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !element || !isShown(element)) continue;
    const range = new Range();
    range.selectNodeContents(node);
    shown.push({ node, element, text: text.slice(0, 40), lines: [...range.getClientRects()] });
  }
  return shown;
}

export const isShown = (element: Element) =>
  !element.closest('script, style, option, [aria-hidden=true]') &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
