import { narrowTo, settled } from './frame.ts';
import { chooseTextSize, chosenTextSize, type TextSize } from './text-size.ts';
import { overlaps } from './overlaps.ts';
import { shownTexts } from './shown-texts.ts';

/** A window's width and the reader's font size, in pixels. */
export interface Look {
  width: number;
  textSize: TextSize;
}

/** With reduced motion a transition still takes a moment, and inherited ones another. */
const atOnce = new CSSStyleSheet();
atOnce.replaceSync('* { transition-property: none !important }');

/**
 * Shows the page in one window after another and calls `ask` in each; returns the findings with their windows. Afterwards window
 * and font size are as usual again.
 */
export async function lookAt(
  looks: readonly Look[],
  ask: (look: Look) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  document.adoptedStyleSheets.push(atOnce);
  try {
    for (const look of looks) {
      if (look.width !== innerWidth || look.textSize !== chosenTextSize()) {
        narrowTo(look.width);
        await chooseTextSize(look.textSize);
        await settled();
      }
      const said = await ask(look);
      found.push(...said.map((what) => `${look.width} px, text of ${look.textSize} px: ${what}`));
    }
  } finally {
    narrowTo();
    await chooseTextSize(16);
    // Laid out again before transitions get their duration back.
    document.body.getBoundingClientRect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== atOnce);
  }
  return found;
}

/** What does not fit this window: the page scrolls sideways, a word is cut off, elements overlap. */
export function misfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const over = scrollWidth - clientWidth;
  return [...(over > 0 ? [`${over} px too wide`] : []), ...cutTexts(), ...overlaps()];
}
function cutTexts(): string[] {
  const edges = new Map<Element, Edge>();
  return shownTexts()
    .filter(({ element, lines }) => lines.some((line) => isCut(line, element, edges)))
    .map(({ text }) => `“${text}” is cut`);
}

/** What an element does with a larger text: shows it, makes it scrollable, or hides a part of it. */
type Edge = 'open' | 'reachable' | DOMRect;

/** Whether an ancestor of this line of text hides a part of it that cannot be scrolled to. */
function isCut(line: DOMRect, from: Element, edges: Map<Element, Edge>): boolean {
  // A line box is taller than its glyphs.
  const slack = line.height / 4;
  for (let around: Element | null = from; around; around = around.parentElement) {
    const edge = edges.get(around) ?? getEdge(around);
    edges.set(around, edge);
    if (edge === 'reachable') return false;
    if (edge === 'open') continue;
    if (line.right > edge.right + 1 || line.left < edge.left - 1) return true;
    if (line.bottom > edge.bottom + slack || line.top < edge.top - slack) return true;
  }
  return line.left < -1 || line.right > document.documentElement.clientWidth + 1;
}

function getEdge(element: Element): Edge {
  const { display, overflow, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element);
  // It has no box of its own.
  if (display === 'contents') return 'open';
  // For screen readers only, or cut off with an ellipsis.
  if (clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
    return 'reachable';
  if (/auto|scroll/.test(overflow)) return 'reachable';
  return /hidden|clip/.test(overflow) ? element.getBoundingClientRect() : 'open';
}
