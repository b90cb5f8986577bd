import type { SAMPLE_STATUSES } from '../badge/sample-statuses.ts';
import { longDay } from '../date-field/date-words.ts';
import type { TableState } from './table-state.ts';

/** A sample order of the stories. */
export type SampleOrder = {
  reference: string;
  client: string;
  /** A day in ISO format. */
  day: string;
  status: keyof typeof SAMPLE_STATUSES;
  /** In dirhams. */
  total: number;
};

const clients = [
  'Salma Idrissi',
  'Atlas Négoce SARL',
  'Youssef Benali',
  'Rif Conseil',
  'Khadija El Amrani',
  'Maison Zellige',
  'Oued Transport',
];
const kinds = ['submitted', 'in_review', 'awaiting_client', 'completed'] as const;

/** Forty orders, the newest first. */
export const ORDERS: readonly SampleOrder[] = Array.from({ length: 40 }, (_, index) => ({
  reference: `CMD-2026-${String(42 - index).padStart(6, '0')}`,
  client: clients[index % clients.length] ?? '',
  day: new Date(Date.UTC(2026, 2, 3 - index)).toISOString().slice(0, 10),
  status: kinds[(index * 3 + 1) % kinds.length] ?? 'completed',
  total: [530, 6540, 420, 2890, 1200][index % 5] ?? 0,
}));

/** Formats a day and an amount in French. */
export const dayText = (day: string) => longDay(day, 'fr');
export const moneyText = (amount: number) =>
  `${amount.toLocaleString('fr', { minimumFractionDigits: 2 })}\u00A0MAD`;

const PAGE = 5;

/** Answers as a server would: filters, sorts and cuts into pages; a cursor is the reference of the first row of a page. */
export function listOrders({ filters, sort, cursor }: TableState) {
  const words = (filters['search'] ?? '').toLowerCase();
  const found = ORDERS.filter(
    ({ client, reference, status }) =>
      `${client} ${reference}`.toLowerCase().includes(words) &&
      (filters['status'] ?? status) === status,
  );
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const getSortValue = (order: SampleOrder) =>
    sort?.key === 'total' ? order.total : sort?.key === 'client' ? order.client : order.day;
  const sorted = sort
    ? found.toSorted((a, b) =>
        getSortValue(a) < getSortValue(b) ? -sign : getSortValue(a) > getSortValue(b) ? sign : 0,
      )
    : found;
  const start = Math.max(
    0,
    sorted.findIndex(({ reference }) => reference === cursor),
  );
  const cursorAt = (index: number) => sorted[index]?.reference ?? null;
  return {
    rows: sorted.slice(start, start + PAGE),
    total: sorted.length,
    next: cursorAt(start + PAGE),
    previous: start === 0 ? null : cursorAt(Math.max(0, start - PAGE)),
  };
}
