import { useId } from 'react';
import { classNames } from '../class-names.ts';
import {
  closedPath,
  cornerStar,
  starChords,
  starOutline,
  strokesPath,
  type Point,
} from './zellige-geometry.ts';
import styles from './zellige.module.css';

/** Props of {@link ZelligePattern}. */
export type ZelligePatternProps = {
  /** Side of one tile in pixels. Large and quiet: 120 and more. */
  tile?: number;
  /** 2: broad stars and open crosses; 3: pointed stars with a rosette inside. */
  step?: 2 | 3;
  strokeWidth?: number;
  /** Where the drawing fades out, so that text beside it is readable. */
  fade?: 'none' | 'start' | 'end' | 'bottom' | 'edges';
  /** On a dark band. */
  onInk?: boolean;
  className?: string | undefined;
};

/** The side at which every tile is drawn, so that patterns of all sizes have the same markup, which compresses well. */
const SIDE = 160;
/**
 * A tessellation of eight-fold stars that fills its positioned parent, behind the content. Purely decorative.
 * Renders an `<svg aria-hidden>`.
 */
export function ZelligePattern({
  tile = 144,
  step = 3,
  strokeWidth = 1,
  fade = 'none',
  onInk = false,
  className,
}: ZelligePatternProps) {
  const id = useId();
  const drawing = getDrawing(step);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      className={classNames(
        styles['pattern'],
        onInk && styles['onInk'],
        fade !== 'none' && styles[`fade-${fade}`],
        className,
      )}
    >
      <defs>
        <pattern
          id={id}
          width={SIDE}
          height={SIDE}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${tile / SIDE})`}
        >
          <path d={drawing.fill} fill="currentColor" fillOpacity="0.09" />
          <path
            d={drawing.lines}
            fill="none"
            stroke="currentColor"
            strokeWidth={((strokeWidth * SIDE) / tile).toFixed(2)}
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Memoized shapes: each is computed when it is first shown. */
const drawings: { [step in 2 | 3]?: ReturnType<typeof drawTile> } = {};

function getDrawing(step: 2 | 3) {
  return (drawings[step] ??= drawTile(step));
}

function drawTile(step: 2 | 3) {
  const star = { points: 8, step, radius: SIDE / 2, centre: [SIDE / 2, SIDE / 2] as const };
  const corners: Point[] = [
    [0, 0],
    [SIDE, 0],
    [0, SIDE],
    [SIDE, SIDE],
  ];
  const outline = closedPath(starOutline(star));
  const cornerStars = corners.map((corner) => closedPath(cornerStar(star, corner))).join('');
  return { fill: outline, lines: strokesPath(starChords(star)) + cornerStars };
}
