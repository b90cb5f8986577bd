import { closedPath, starOutline, type Point } from '../zellige/zellige-geometry.ts';

/** The `d` of a box, from its upper left corner. */
export function box([x, y]: Point, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The `d` of a bar with round ends, from its upper left corner. */
export function pill([x, y]: Point, width: number, height: number): string {
  const radius = height / 2;
  const end = `a${radius} ${radius} 0 0 1 0 `;
  return `M${x + radius} ${y}h${width - height}${end}${height}h${height - width}${end}${-height}z`;
}

/** The `d` of an eight-pointed star; `points` 16 makes a sun of it. */
export function star(centre: Point, radius: number, points: 8 | 16 = 8): string {
  return closedPath(starOutline({ points, step: points === 8 ? 3 : 6, radius, centre }));
}

/**
 * The `d` of a door with a pointed arch: its centre, half its width, its floor, and the height where the arch begins.
 */
export function arch(centre: number, half: number, [floor, spring]: readonly [number, number]) {
  // Each side is an arc whose centre is beyond the middle; its larger radius makes the arch pointed.
  const radius = round(half * 1.6);
  const apex = round(spring - Math.sqrt(radius ** 2 - (radius - half) ** 2));
  const side = `A${radius} ${radius} 0 0 1 `;
  return `M${centre - half} ${floor}V${spring}${side}${centre} ${apex}${side}${centre + half} ${spring}V${floor}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
