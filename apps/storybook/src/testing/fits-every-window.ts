import { expect } from 'vitest';
import { page } from 'vitest/browser';

const WIDTHS = [390, 768, 1024, 1280];
/** What a browser sets by default, and twice as much. */
const LETTERS = [16, 32];

/** Whatever the window and the letters, a screen does not scroll sideways and cuts no word. */
export async function fitsEveryWindow(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  const { documentElement: root } = document;
  const misfits: string[] = [];
  for (const letters of LETTERS) {
    root.style.fontSize = `${letters}px`;
    for (const width of WIDTHS) {
      await page.viewport(width, innerHeight);
      const over = root.scrollWidth - root.clientWidth;
      const said = [...(over > 0 ? [`${over} px too wide`] : []), ...cutTexts()];
      misfits.push(...said.map((what) => `${width} px, letters of ${letters} px: ${what}`));
    }
  }
  root.style.fontSize = '';
  await page.viewport(innerWidth, innerHeight);
  expect(misfits).toEqual([]);
}

function cutTexts(): string[] {
  const edges = new Map<Element, Edge>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue?.trim() || !element || !isShown(element)) continue;
    const range = new Range();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((line) => isCut(line, element, edges)))
      cut.push(`“${node.nodeValue.trim().slice(0, 40)}” is cut`);
  }
  return cut;
}

const isShown = (element: Element) =>
  !element.closest('script, style, option, [aria-hidden=true]') &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** What an element does to a text that is larger: lets it out, lets it be reached, or hides a part of it. */
type Edge = 'open' | 'reachable' | DOMRect;

/** Whether something around this line of text hides a part of it that no scrolling shows. */
function isCut(line: DOMRect, from: Element, edges: Map<Element, Edge>): boolean {
  // A line is taller than its letters.
  const slack = line.height / 4;
  for (let around: Element | null = from; around; around = around.parentElement) {
    const edge = edges.get(around) ?? edgeOf(around);
    edges.set(around, edge);
    if (edge === 'reachable') return false;
    if (edge === 'open') continue;
    if (line.right > edge.right + 1 || line.left < edge.left - 1) return true;
    if (line.bottom > edge.bottom + slack || line.top < edge.top - slack) return true;
  }
  return line.left < -1 || line.right > document.documentElement.clientWidth + 1;
}

function edgeOf(element: Element): Edge {
  const { display, overflow, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element);
  // It has no box of its own.
  if (display === 'contents') return 'open';
  // For a screen reader only, or shortened with a sign that says so.
  if (clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
    return 'reachable';
  if (/auto|scroll/.test(overflow)) return 'reachable';
  return /hidden|clip/.test(overflow) ? element.getBoundingClientRect() : 'open';
}
