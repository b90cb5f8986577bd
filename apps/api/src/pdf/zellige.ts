import { palette } from './palette.ts';
import { page, type Sheet } from './sheet.ts';

type Point = readonly [number, number];

const TILE = 44;

/** The eight-pointed stars of the brand, fading out towards the text beside them. */
export function drawMotif(sheet: Sheet): void {
  const [left, height] = [page.width - 5.5 * TILE, 2.5 * TILE];
  sheet
    .save()
    .rect(left, 0, page.width - left, height)
    .clip();
  sheet.lineWidth(0.5).strokeColor(palette.motif).strokeOpacity(0.75);
  for (let x = left; x < page.width + TILE; x += TILE) {
    for (let y = 0; y < height + TILE; y += TILE) {
      strokeChords(sheet, [x, y], TILE / 2);
    }
  }
  sheet.strokeOpacity(1).restore();
  const veil = sheet.linearGradient(left, 0, page.width, 0);
  veil.stop(0, palette.paper, 1).stop(0.35, palette.paper, 0.85).stop(1, palette.paper, 0.1);
  sheet.rect(left - 1, 0, page.width - left + 2, height).fill(veil);
  const hem = sheet.linearGradient(0, 0, 0, height);
  hem.stop(0, palette.paper, 0).stop(0.5, palette.paper, 0.1).stop(1, palette.paper, 1);
  sheet.rect(left - 1, 0, page.width - left + 2, height + 1).fill(hem);
}

/** The mark: a star in a star around a heart of terracotta. */
export function drawMark(sheet: Sheet, centre: Point, radius: number): void {
  const part = radius / 20;
  fillStar(sheet, { centre, radius, step: 2, turn: 0 }, palette.emerald);
  fillStar(sheet, { centre, radius: 13.2 * part, step: 3, turn: 22.5 }, palette.limestone);
  fillStar(sheet, { centre, radius: 4 * part, step: 2, turn: 22.5 }, palette.terracotta);
}

type Star = { centre: Point; radius: number; step: 2 | 3; turn: number };

function fillStar(sheet: Sheet, { centre, radius, step, turn }: Star, color: string): void {
  const half = Math.PI / 8;
  const hollow = (radius * Math.cos(half * step)) / Math.cos(half * (step - 1));
  const corners = Array.from({ length: 16 }, (_, index) =>
    onCircle(centre, index % 2 === 0 ? radius : hollow, turn + 22.5 * index),
  );
  sheet.polygon(...corners.map(([x, y]) => [x, y])).fill(color);
}

/** The chords of a star {8/3}, from tip to tip. */
function strokeChords(sheet: Sheet, centre: Point, radius: number): void {
  for (let tip = 0; tip < 8; tip += 1) {
    sheet.moveTo(...onCircle(centre, radius, 45 * tip));
    sheet.lineTo(...onCircle(centre, radius, 45 * (tip + 3)));
  }
  sheet.stroke();
}

function onCircle([x, y]: Point, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
