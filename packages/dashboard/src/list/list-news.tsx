import type { Change } from '@tassis/contracts';
import { useState } from 'react';
import { useChanges } from '../live/live-changes.tsx';
import { LiveNotice } from '../live/live-notice.tsx';
import { useSettled } from '../live/use-settled.ts';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import styles from './list-news.module.css';
import type { ListModel, ListRow } from './use-list.ts';

/** The changes that show in a list, by its name in the API. */
const CHANGES: Readonly<Record<string, readonly Change['type'][]>> = {
  'callback-requests': ['callback_request'],
  clients: ['client', 'user', 'order', 'bill'],
  'contact-submissions': ['contact_submission'],
  documents: ['document'],
  'domiciliation-warnings': ['domiciliation'],
  domiciliations: ['domiciliation'],
  mails: ['mail'],
  'newsletter-subscriptions': ['newsletter_subscription'],
  // What a client writes leads to a list of those that wait for an answer.
  orders: ['order', 'message'],
  partners: ['partner'],
  payments: ['bill'],
  users: ['user'],
};
const NONE: readonly Change['type'][] = [];

/** Says how many rows of the page others have changed, and shows them when asked to: no row moves by itself. */
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
  // What was read beside another page, or before this one was read anew, tells nothing.
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

/** How many rows differ, came or went. */
function countChanged<Row extends ListRow>(shown: readonly Row[], fresh: readonly Row[]): number {
  const before = new Map(shown.map((row) => [row.id, JSON.stringify(row)]));
  const after = new Map(fresh.map((row) => [row.id, JSON.stringify(row)]));
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => before.get(id) !== after.get(id)).length;
}
