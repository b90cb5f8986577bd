import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import type { ChartData } from './chart-data.ts';

/** What a chart draws, as a table for those who do not see it. */
export function ChartTable({ caption, values, headers, format }: ChartData) {
  return (
    // Around the table, since a table does not shrink.
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
