import { toBars } from './chart-geometry.ts';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import styles from './chart.module.css';

/** Props of {@link BarChart}. */
export type BarChartProps = ChartFrameProps;

/** A bar chart from zero. Renders a `<figure>` with an SVG, and a table for screen readers. */
export function BarChart(props: BarChartProps) {
  const { values, format } = props;
  return (
    <ChartFrame {...props} labelX={(index, count) => (100 * (index + 0.5)) / count}>
      {(top) =>
        toBars(
          values.map(({ value }) => value),
          top,
        ).map(({ x, y, width, height }, index) => {
          const bar = values[index];
          return (
            <rect
              key={bar?.label}
              className={styles['bar']}
              x={`${x}%`}
              y={`${y}%`}
              width={`${width}%`}
              height={`${height}%`}
              rx="2"
            >
              {bar ? <title>{`${bar.label}\u00A0: ${format(bar.value)}`}</title> : null}
            </rect>
          );
        })
      }
    </ChartFrame>
  );
}
