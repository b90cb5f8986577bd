import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import {
  archiveNotification,
  deleteNotification,
  markNotificationAsRead,
  restoreNotification,
  unarchiveNotification,
  type Notification,
} from '@tassis/contracts';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { explain, transportTexts } from '@tassis/messages';
import { useState } from 'react';
import { useNotificationTexts } from '../messages/notifications/use-notification-texts.ts';

/** An action on this page that the API has not confirmed yet. */
type Mark = 'read' | 'gone';

type Act = { row: Notification; mark: Mark; call: () => Promise<unknown> };

export type NotificationActs = ReturnType<typeof useNotificationActs>;

type ActsOptions = {
  /** The list's address; actions under another address are in the API's answer. */
  page: string;
  /** Refetches the list; resolves to whether that succeeded. */
  onDone: () => Promise<boolean>;
};

/**
 * The reader's actions on notifications. They show at once and are reverted if the API refuses them; a removed notification
 * can be restored.
 */
export function useNotificationActs({ page, onDone }: ActsOptions) {
  const texts = useNotificationTexts();
  const locale = useLocale();
  const notify = useNotify();
  const isRefusedByEnd = useRefusedByEnd();
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>(new Map());
  const [markedPage, setMarkedPage] = useState(page);
  if (markedPage !== page) {
    setMarkedPage(page);
    setMarks(new Map());
  }

  const forget = (id: string) =>
    setMarks((before) => new Map([...before].filter(([other]) => other !== id)));
  const fail = (error: unknown) => {
    if (isRefusedByEnd(error)) return;
    notify({ tone: 'critical', text: explain(error, transportTexts(locale)).text });
  };
  const act = async ({ row, mark, call }: Act): Promise<boolean> => {
    setMarks((before) => new Map([...before, [row.id, mark]]));
    try {
      await call();
    } catch (error) {
      forget(row.id);
      fail(error);
      return false;
    }
    void onDone().then((hasArrived) => {
      if (hasArrived && mark === 'gone') forget(row.id);
    });
    return true;
  };
  const undo = (row: Notification, call: () => Promise<unknown>) => {
    call().then(() => {
      forget(row.id);
      void onDone();
    }, fail);
  };
  const leave = async (row: Notification, done: string, calls: Record<'call' | 'back', Call>) => {
    const { call, back } = calls;
    if (!(await act({ row, mark: 'gone', call: () => call(row) }))) return;
    const action = { text: texts.undo, onAction: () => undo(row, () => back(row)) };
    notify({ tone: 'success', text: done, action });
  };

  return {
    findMark: (id: string) => marks.get(id),
    read: (row: Notification) => {
      if (row.read_at === null) void act({ row, mark: 'read', call: () => calls.read(row) });
    },
    archive: (row: Notification) =>
      void leave(row, texts.archived(row.body), { call: calls.archive, back: calls.unarchive }),
    unarchive: (row: Notification) =>
      void leave(row, texts.unarchived(row.body), { call: calls.unarchive, back: calls.archive }),
    remove: (row: Notification) =>
      void leave(row, texts.deleted(row.body), { call: calls.remove, back: calls.restore }),
  };
}

type Call = (row: Notification) => Promise<unknown>;

const calls = {
  read: ({ id }) => getApi().call(markNotificationAsRead, { params: { id } }),
  archive: ({ id }) => getApi().call(archiveNotification, { params: { id } }),
  unarchive: ({ id }) => getApi().call(unarchiveNotification, { params: { id } }),
  remove: ({ id }) => getApi().call(deleteNotification, { params: { id } }),
  restore: ({ id }) => getApi().call(restoreNotification, { params: { id } }),
} satisfies Record<string, Call>;
