import type { Notification } from '@tassis/contracts';
import { Skeleton, VisuallyHidden } from '@tassis/design-system';
import { NOTIFICATION_TYPES, type NotificationType } from '@tassis/domain';
import { ListPages } from '../list/list-pages.tsx';
import { ListEmpty, ListFailure } from '../list/list-states.tsx';
import { useChanges } from '../live/live-changes.tsx';
import { useSettled } from '../live/use-settled.ts';
import { NotificationFilters } from './notification-filters.tsx';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import { useNotificationActs, type NotificationActs } from './use-notification-acts.ts';
import { useNotificationList, type NotificationModel } from './use-notification-list.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import { useRefetchUnread } from './use-unread-count.ts';

/** Props of {@link NotificationList}. */
export type NotificationListProps = {
  /** The types that the reader can get, in their order. */
  types?: readonly NotificationType[];
};

/**
 * The notifications of the signed-in user by type, unread ones first. A notification that arrives, is read or is archived in
 * any tab is updated at once, and the other rows do not move.
 */
export function NotificationList({ types = NOTIFICATION_TYPES }: NotificationListProps) {
  const list = useNotificationList(types);
  const refetchUnread = useRefetchUnread();
  const refetch = () => {
    refetchUnread();
    return list.query.refetch();
  };
  const acts = useNotificationActs({
    page: list.address.search.toString(),
    onDone: async () => (await refetch()).isSuccess,
  });
  const refetchSoon = useSettled(() => void list.query.refetch());
  useChanges({ types: ['notification'] }, refetchSoon);
  return (
    <div className={styles['root']} tabIndex={-1} data-notifications="">
      <NotificationFilters list={list} types={types} onAllRead={refetch} />
      <Shown list={list} acts={acts} />
    </div>
  );
}

/** The rows, or the error or empty state. */
function Shown({ list, acts }: { list: NotificationModel; acts: NotificationActs }) {
  const rows = useSteadyRows(list, (id) => acts.findMark(id) === 'read').filter(
    ({ id }) => acts.findMark(id) !== 'gone',
  );
  if (list.query.isError && list.query.data === undefined) return <ListFailure list={list} />;
  if (list.isWaiting) return <Waiting text={list.texts.loading} />;
  return (
    <>
      {rows.length === 0 ? (
        <ListEmpty list={list} />
      ) : (
        <ul className={styles['list']} aria-label={list.texts.caption}>
          {rows.map((row) => (
            <NotificationItem
              key={row.id}
              notification={acts.findMark(row.id) === 'read' ? asRead(row) : row}
              acts={acts}
            />
          ))}
        </ul>
      )}
      <ListPages list={list} />
    </>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className={styles['waiting']}>
      <output>
        <VisuallyHidden>{text}</VisuallyHidden>
      </output>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} lines={2} />
      ))}
    </div>
  );
}

/** The time is not shown; any time marks the row as read until the API answers. */
function asRead(row: Notification): Notification {
  return { ...row, read_at: row.read_at ?? row.created_at };
}
