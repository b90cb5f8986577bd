import { areaPath, linePath, toPoints } from './chart-geometry.ts';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import styles from './chart.module.css';

/** Props of {@link LineChart}. */
export type LineChartProps = ChartFrameProps;

/** A line chart from zero. Renders a `<figure>` with an SVG, and a table for screen readers. */
export function LineChart(props: LineChartProps) {
  const { values, format } = props;
  return (
    <ChartFrame
      {...props}
      labelX={(index, count) => (count === 1 ? 50 : (100 * index) / (count - 1))}
    >
      {(top) => {
        const points = toPoints(
          values.map(({ value }) => value),
          0,
          top,
        );
        return (
          <>
            {/* Stretched to the plot; the width of its line is not. */}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles['stretched']}>
              <path className={styles['area']} d={areaPath(points)} />
              <path
                className={styles['line']}
                d={linePath(points)}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {points.map(({ x, y }, index) => {
              const point = values[index];
              return (
                <circle key={x} className={styles['dot']} cx={`${x}%`} cy={`${y}%`} r="4">
                  {point ? <title>{`${point.label}\u00A0: ${format(point.value)}`}</title> : null}
                </circle>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}
