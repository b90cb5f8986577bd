import { useSession } from '@tassis/auth';
import { listNotifications, type Notification, type NotificationList } from '@tassis/contracts';
import type { NotificationType } from '@tassis/domain';
import type { ListModel } from '../list/use-list.ts';
import { useList } from '../list/use-list.ts';
import { useNotificationTexts } from '../messages/notifications/use-notification-texts.ts';
import { useTypeTexts } from './use-type-texts.ts';

/** The list of the signed-in person's notifications, filtered by the address. */
export type NotificationModel = ListModel<Notification, NotificationList['meta']>;

export function useNotificationList(types: readonly NotificationType[]): NotificationModel {
  const texts = useNotificationTexts();
  const typeTexts = useTypeTexts();
  const isPartner = useSession().user?.user_type === 'partner';
  const { list } = texts;
  const empty = isPartner ? { ...list.empty, text: texts.emptyTextOfPartner } : list.empty;
  const only = { label: '', anyText: '', options: [{ value: 'true', label: '' }] } as const;
  return useList(listNotifications, {
    name: { key: 'title', header: '', text: ({ title }) => title },
    columns: [],
    filters: {
      type: {
        label: texts.byType,
        anyText: typeTexts.all,
        options: types.map((value) => ({ value, label: typeTexts[value] })),
      },
      unread: only,
      archived: only,
    },
    texts: { ...list, empty },
  });
}
