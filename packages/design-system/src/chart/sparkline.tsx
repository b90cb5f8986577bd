import type { ChartData } from './chart-data.ts';
import { linePath, ownRange, toPoints } from './chart-geometry.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';

/** Props of {@link Sparkline}. */
export type SparklineProps = ChartData;

/** A small line chart without axes, scaled to its own minimum and maximum; its table has the numbers. */
export function Sparkline(props: SparklineProps) {
  const values = props.values.map(({ value }) => value);
  if (values.length < 2) return null;
  const { low, high } = ownRange(values);
  const points = toPoints(values, low, high);
  const last = points.at(-1);
  return (
    <div className={styles['sparkline']}>
      <svg className={styles['plot']} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles['stretched']}>
          <path className={styles['line']} d={linePath(points)} vectorEffect="non-scaling-stroke" />
        </svg>
        {last ? (
          <circle className={styles['end']} cx={`${last.x}%`} cy={`${last.y}%`} r="3.5" />
        ) : null}
      </svg>
      <ChartTable {...props} />
    </div>
  );
}
