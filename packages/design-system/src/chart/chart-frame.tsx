import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import type { ChartData } from './chart-data.ts';
import { isShownLabel, niceTicks } from './chart-geometry.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';

/** Props of every chart with axes. */
export type ChartFrameProps = ChartData & {
  /** Hides the caption visually, when a heading beside it says the same. */
  hideCaption?: boolean;
  /** Formats the values of the axis, when `format` is too long there: '10 k'. */
  formatTick?: (value: number) => string;
  /** Shown when there are no values. */
  empty?: ReactNode;
};

type FrameProps = ChartFrameProps & {
  /** The position of label `index` of `count`, in percent of the plot. */
  labelX: (index: number, count: number) => number;
  children: (top: number) => ReactNode;
};

/** A phone has room for about this many labels. */
const NARROW_LABELS = 6;

/** The caption, axes and table of a chart. The drawing itself is hidden from assistive technology. */
export function ChartFrame({ children, labelX, ...chart }: FrameProps) {
  const { caption, values, format, formatTick = format, hideCaption = false } = chart;
  const ticks = niceTicks(Math.max(0, ...values.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  return (
    <figure className={styles['root']}>
      <figcaption className={hideCaption ? hiddenStyles['root'] : styles['caption']}>
        {caption}
      </figcaption>
      {values.length === 0 ? (
        chart.empty
      ) : (
        <div className={styles['drawing']} aria-hidden="true">
          <div className={styles['ticks']}>
            {ticks.toReversed().map((tick) => (
              <span key={tick}>{formatTick(tick)}</span>
            ))}
          </div>
          <svg className={styles['plot']}>
            {ticks.map((tick) => {
              const y = `${100 - (tick / top) * 100}%`;
              return <line key={tick} className={styles['grid']} x1="0" x2="100%" y1={y} y2={y} />;
            })}
            {children(top)}
            {values.map(({ label }, index) => (
              <text
                key={label}
                className={classNames(
                  styles['label'],
                  !isShownLabel(index, values.length, NARROW_LABELS) && styles['spare'],
                  (index === 0 || index === values.length - 1) && styles['outer'],
                )}
                x={`${labelX(index, values.length)}%`}
                y="100%"
                dy="1.6em"
                textAnchor="middle"
              >
                {label}
              </text>
            ))}
          </svg>
        </div>
      )}
      {values.length === 0 ? null : <ChartTable {...chart} />}
    </figure>
  );
}
