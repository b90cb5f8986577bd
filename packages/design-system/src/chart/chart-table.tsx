import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import type { ChartData } from './chart-data.ts';

/** The data of a chart as a table for screen readers. */
export function ChartTable({ caption, values, headers, format }: ChartData) {
  return (
    // On a wrapper, because a table itself does not shrink.
    <div className={hiddenStyles['root']}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{headers.label}</th>
            <th scope="col">{headers.value}</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
