import type { Point } from './point.ts';

/** What the check found, a point a line, each that is left with how to do it. */
export function report(points: readonly Point[]): { text: string; isLeft: boolean } {
  const lines = points.map(({ name, found, left }) =>
    left === null ? `✓ ${name}: ${found}` : `✗ ${name}: ${found}\n    → ${left}`,
  );
  const count = points.filter(({ left }) => left !== null).length;
  const last = count === 0 ? 'Nothing is left to do.' : `Left to do: ${count}`;
  return { text: [...lines, '', last].join('\n'), isLeft: count > 0 };
}
