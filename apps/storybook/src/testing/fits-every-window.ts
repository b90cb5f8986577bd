import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLetters, type Letters, LETTERS, settled } from './letters.ts';
import { overlaps } from './overlaps.ts';
import { shownTexts } from './shown-texts.ts';

const WIDTHS = [390, 768, 1024, 1280];

/** With motion reduced a change still takes a moment, and what inherits it another. */
const atOnce = new CSSStyleSheet();
atOnce.replaceSync('* { transition-property: none !important }');

/** Whatever the window and the letters, a screen does not scroll sideways, cuts no word and puts nothing on another. */
export async function fitsEveryWindow(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await fits(LETTERS, async () => {
    const misfits: string[] = [];
    for (const width of WIDTHS) {
      await page.viewport(width, innerHeight);
      await settled();
      misfits.push(...misfitsHere().map((what) => `${width} px: ${what}`));
    }
    return misfits;
  });
  await page.viewport(innerWidth, innerHeight);
}

/** In this window nothing scrolls sideways, is cut or overlaps: with both sizes of letters, in the least window with the usual. */
export async function fitsThisWindow(): Promise<void> {
  const sizes = innerWidth < Math.min(...WIDTHS) ? LETTERS.slice(0, 1) : LETTERS;
  await fits(sizes, misfitsHere);
}

async function fits(
  sizes: readonly Letters[],
  look: () => string[] | Promise<string[]>,
): Promise<void> {
  const misfits: string[] = [];
  document.adoptedStyleSheets.push(atOnce);
  try {
    for (const letters of sizes) {
      await chooseLetters(letters);
      misfits.push(...(await look()).map((what) => `letters of ${letters} px, ${what}`));
    }
  } finally {
    // Laid out again before a change takes time again.
    await chooseLetters(16);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== atOnce);
  }
  expect(misfits).toEqual([]);
}

function misfitsHere(): string[] {
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
