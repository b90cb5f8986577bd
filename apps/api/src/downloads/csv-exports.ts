import type { CSV_LISTS } from '@tassis/contracts';
import { billsCsv } from '../modules/bills/bills-csv.ts';
import { domiciliationsCsv } from '../modules/domiciliations/domiciliations-csv.ts';
import type { CsvExport } from './csv-export.ts';

type CsvList = (typeof CSV_LISTS)[number];

/** Every list that can be taken away, under the last part of its address. */
const csvExports: Readonly<Record<CsvList, CsvExport>> = {
  domiciliations: domiciliationsCsv,
  payments: billsCsv,
};

/** The export of a list; null for a name that a link of another release may hold. */
export function csvExportOf(list: string): CsvExport | null {
  return Object.entries(csvExports).find(([name]) => name === list)?.[1] ?? null;
}
