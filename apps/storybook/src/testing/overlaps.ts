import { isSeen, isShown, shownTexts } from './shown-texts.ts';

type Box = { left: number; top: number; right: number; bottom: number };

type Unplaced = Box & { node: Text | Element; name: string };

/** Something that a person reads or uses: a text, or the element of a field or an icon. Only pieces of one layer are compared. */
type Piece = Unplaced & { layer: Element | undefined };

/** The tolerated overlap in pixels: glyphs are slanted, edges are rounded. */
const SLACK = 2;

const FIELDS = 'input, select, textarea';
const ICONS = ':is(button, a, summary) svg';
/** Positioned above the page on purpose, so that it may hide a part of it: fixed, sticky, or with a `z-index`. */
const OVER = ':modal, :popover-open';

/** Texts, fields and icons of controls that overlap: “a” and “b”, once for each pair. */
export function overlaps(): string[] {
  const around = new Map<Element, Surroundings>();
  const pieces = [...texts(), ...fields(), ...icons()].flatMap((piece) => seen(piece, around));
  const found = new Set<string>();
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (doOverlap(one, other)) found.add(`${one.name} and ${other.name} overlap`);
    }
  }
  return [...found];
}

function doOverlap(one: Piece, other: Piece): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK &&
    one.layer === other.layer &&
    !one.node.contains(other.node) &&
    !other.node.contains(one.node)
  );
}

/** A line box is taller than its glyphs, so only its middle half counts. */
function texts(): Unplaced[] {
  return shownTexts(isSeen).flatMap(({ node, text, lines }) =>
    lines.map(({ left, top, right, bottom, height }) => {
      const above = height / 4;
      return { node, name: `“${text}”`, left, right, top: top + above, bottom: bottom - above };
    }),
  );
}

/** The content box of a field; its padding may contain an icon or a button. */
function fields(): Unplaced[] {
  return shown(FIELDS).map((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    const start = Number.parseFloat(style.paddingLeft);
    const end = Number.parseFloat(style.paddingRight);
    return { node, name: getName(node), left: left + start, right: right - end, top, bottom };
  });
}

function icons(): Unplaced[] {
  return shown(ICONS, (icon) => icon.parentElement ?? icon).map((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { node, name: getName(node.closest('button, a, summary')), left, top, right, bottom };
  });
}

function shown(selector: string, by = (element: Element) => element): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => isShown(by(element)));
}

function getName(element: Element | null): string {
  const name = element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? '';
  return `<${element?.localName} ${name || element?.id}>`;
}

/** The part of a piece that its clipping and scrolling ancestors show. */
function seen(piece: Unplaced, known: Map<Element, Surroundings>): Piece[] {
  const { node } = piece;
  const around = node instanceof Text ? node.parentElement : node;
  const { box, layer } = getSurroundings(around, known);
  const left = Math.max(piece.left, box.left);
  const top = Math.max(piece.top, box.top);
  const right = Math.min(piece.right, box.right);
  const bottom = Math.min(piece.bottom, box.bottom);
  return right > left && bottom > top ? [{ ...piece, left, top, right, bottom, layer }] : [];
}

type Surroundings = { box: Box; layer: Element | undefined };

const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
const nowhere = { left: 0, top: 0, right: 0, bottom: 0 };

function getSurroundings(element: Element | null, known: Map<Element, Surroundings>): Surroundings {
  if (!element) return { box: everywhere, layer: undefined };
  const before = known.get(element);
  if (before) return before;
  const { position, clipPath, overflow, display, zIndex } = getComputedStyle(element);
  const isOver = element.matches(OVER) || position === 'fixed';
  const isRaised = position === 'sticky' || (position === 'absolute' && zIndex !== 'auto');
  const outer = isOver
    ? { box: everywhere, layer: element }
    : getSurroundings(element.parentElement, known);
  const cuts = overflow !== 'visible' && display !== 'contents';
  const own = {
    box: clipPath !== 'none' ? nowhere : cuts ? within(element, outer.box) : outer.box,
    layer: isRaised ? element : outer.layer,
  };
  known.set(element, own);
  return own;
}

function within(element: Element, outer: Box): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: Math.max(left, outer.left),
    top: Math.max(top, outer.top),
    right: Math.min(right, outer.right),
    bottom: Math.min(bottom, outer.bottom),
  };
}
