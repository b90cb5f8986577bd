/** A point in the units of its drawing, y downwards. */
export type Point = readonly [x: number, y: number];

/** A star polygon {n/k}: `points` tips on a circle, each joined to the one `step` further. */
export type Star = {
  points: number;
  step: number;
  radius: number;
  centre?: Point;
  /** In degrees; 0 puts a tip to the right. */
  rotation?: number;
};

/** The tips of a star, in order around the circle. */
export function starTips(star: Star): Point[] {
  return onCircle(star, star.radius, 0);
}

/** The outline of a star: tips and hollows in turn, 2n points. The hollows lie where neighbouring chords cross first. */
export function starOutline(star: Star): Point[] {
  const half = Math.PI / star.points;
  const hollow = (star.radius * Math.cos(half * star.step)) / Math.cos(half * (star.step - 1));
  const hollows = onCircle(star, hollow, half);
  return starTips(star).flatMap((tip, index) => {
    const next = hollows[index];
    return next ? [tip, next] : [tip];
  });
}

/** The chords of a star, as strapwork: they cross inside and draw the smaller stars of the rosette. */
export function starChords(star: Star): [Point, Point][] {
  const tips = starTips(star);
  return tips.flatMap((tip, index): [Point, Point][] => {
    const other = tips[(index + star.step) % tips.length];
    return other ? [[tip, other]] : [];
  });
}

/**
 * The little four-pointed star that fills the square between four octagons, continuing their strapwork
 * without a bend (Hankin's "polygons in contact" on the 4.8.8 tiling).
 */
export function cornerStar(octagon: Star, centre: Point): Point[] {
  const side = 2 * octagon.radius * Math.tan(Math.PI / 8);
  const lean = Math.PI / 2 - (Math.PI * octagon.step) / octagon.points;
  const reach = side / 2 / (Math.cos(lean) + Math.sin(lean));
  const hollow = reach * Math.sin(lean) * Math.SQRT2;
  const square = { points: 4, step: 1, radius: side / 2, centre, rotation: 45 };
  const hollows = onCircle(square, hollow, Math.PI / 4);
  return starTips(square).flatMap((tip, index) => {
    const next = hollows[index];
    return next ? [tip, next] : [tip];
  });
}

/**
 * A closed path's `d`, with one decimal: the same string on the server and in the browser. It goes from point to point
 * by steps, of which a star has few, so it is short once compressed.
 */
export function closedPath(points: readonly Point[]): string {
  const [start, ...others] = points.map(([x, y]): Point => [toTenths(x), toTenths(y)]);
  if (!start) return '';
  let [left, top] = start;
  const steps = others.map(([x, y]): Point => {
    const step: Point = [(x - left) / 10, (y - top) / 10];
    [left, top] = [x, y];
    return step;
  });
  return `M${joined([[start[0] / 10, start[1] / 10]])}l${joined(steps)}z`;
}

/** Separate strokes in one `d`. */
export function strokesPath(strokes: readonly (readonly [Point, Point])[]): string {
  return strokes.map((stroke) => `M${joined(stroke)}`).join('');
}

function onCircle(star: Star, radius: number, offset: number): Point[] {
  const [x, y] = star.centre ?? [0, 0];
  const start = ((star.rotation ?? 0) * Math.PI) / 180 + offset;
  return Array.from({ length: star.points }, (_, index) => {
    const angle = start + (2 * Math.PI * index) / star.points;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Joins points as implicit `lineto` commands; a minus sign separates two numbers as a space does. */
function joined(points: readonly Point[]): string {
  return points
    .flat()
    .map((value) => toTenths(value) / 10)
    .join(' ')
    .replaceAll(' -', '-');
}

// Adding 0 turns -0 into 0.
function toTenths(value: number): number {
  return Math.round(value * 10) + 0;
}
