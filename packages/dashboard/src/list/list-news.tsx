import type { Change } from '@tassis/contracts';
import { useState } from 'react';
import { useChanges } from '../live/live-changes.tsx';
import { LiveNotice } from '../live/live-notice.tsx';
import { useSettled } from '../live/use-settled.ts';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import styles from './list-news.module.css';
import type { ListModel, ListRow } from './use-list.ts';

/** The types of changes that affect a list, by the list's name in the API. */
const CHANGES: Readonly<Record<string, readonly Change['type'][]>> = {
  'callback-requests': ['callback_request'],
  clients: ['client', 'user', 'order', 'bill'],
  'contact-submissions': ['contact_submission'],
  documents: ['document'],
  'domiciliation-warnings': ['domiciliation'],
  domiciliations: ['domiciliation'],
  mails: ['mail'],
  'newsletter-subscriptions': ['newsletter_subscription'],
  // A client's message may add an order to the list of those that wait for an answer.
  orders: ['order', 'message'],
  partners: ['partner'],
  payments: ['bill'],
  users: ['user'],
};
const NONE: readonly Change['type'][] = [];

/** Says how many rows of the page others have changed, and shows them on request, so that no row moves by itself. */
export function ListNews<Row extends ListRow>({ list }: { list: ListModel<Row> }) {
  const { live: texts } = useDashboardTexts();
  const [fresh, setFresh] = useState<{ of: unknown; rows: readonly Row[] }>();
  const look = async () => {
    if (document.hidden || list.isWaiting) return;
    const rows = await list.readRows().catch(() => undefined);
    if (rows) setFresh({ of: list.query.data, rows });
  };
  const lookSoon = useSettled(() => void look());
  useChanges({ types: CHANGES[list.key] ?? NONE }, lookSoon);
  // Rows that were read for another page, or before a refetch, are outdated.
  const changed = fresh && fresh.of === list.query.data ? countChanged(list.rows, fresh.rows) : 0;
  return (
    <div className={styles['root']}>
      <LiveNotice
        text={changed > 0 ? texts.changes(changed) : null}
        onShow={() => void list.query.refetch()}
      />
    </div>
  );
}

/** The number of rows that differ, appeared or disappeared. */
function countChanged<Row extends ListRow>(shown: readonly Row[], fresh: readonly Row[]): number {
  const before = new Map(shown.map((row) => [row.id, JSON.stringify(row)]));
  const after = new Map(fresh.map((row) => [row.id, JSON.stringify(row)]));
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => before.get(id) !== after.get(id)).length;
}
