import { getApi } from '@tassis/api-client';
import { markAllNotificationsAsRead } from '@tassis/contracts';
import { Alert, Button, SegmentedControl, Tabs } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { NotificationType } from '@tassis/domain';
import { formatNumber } from '@tassis/messages';
import { useId } from 'react';
import { useAction } from '../action/use-action.ts';
import { RowLink } from '../list/row-link.tsx';
import { useNotificationTexts } from '../messages/notifications/use-notification-texts.ts';
import styles from './notifications.module.css';
import { useTypeTexts } from './use-type-texts.ts';
import type { NotificationModel } from './use-notification-list.ts';

type NotificationFiltersProps = {
  list: NotificationModel;
  types: readonly NotificationType[];
  /** Resolves when the list shows the filter. */
  onAllRead: () => Promise<unknown>;
};

const VIEWS = ['all', 'unread', 'archived'] as const;
type View = (typeof VIEWS)[number];

/** The types with their unread counts, the filters, and the button that marks all as read. */
export function NotificationFilters({ list, types, onAllRead }: NotificationFiltersProps) {
  const texts = useNotificationTexts();
  const typeTexts = useTypeTexts();
  const locale = useLocale();
  const { hrefWith, state, address, meta } = list;
  const { type, ...shown } = state.filters;
  const getCount = (each: NotificationType) => meta?.counts[each] ?? 0;
  const unread = types.reduce((sum, each) => sum + getCount(each), 0);
  const toCount = (count: number) => (count > 0 ? formatNumber(locale, count) : undefined);
  const view = toView(shown);
  const show = (next: View) => {
    const filters = { ...(type && { type }), ...(next !== 'all' && { [next]: 'true' }) };
    address.onSearch(state.searchWith({ filters }), { replace: false });
  };
  return (
    <div className={styles['filters']}>
      <Tabs
        label={texts.byType}
        LinkComponent={RowLink}
        items={[
          {
            href: hrefWith({ filters: shown }),
            text: typeTexts.all,
            count: toCount(unread),
            current: type === undefined,
          },
          ...types.map((each) => ({
            href: hrefWith({ filters: { ...shown, type: each } }),
            text: typeTexts[each],
            count: toCount(getCount(each)),
            current: type === each,
          })),
        ]}
      />
      <div className={styles['tools']}>
        <SegmentedControl
          label={texts.show}
          name={useId()}
          value={view}
          options={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
          onChange={show}
        />
        <output className={styles['count']}>{meta ? texts.count(meta.total, unread) : ''}</output>
        {unread > 0 ? <MarkAll onDone={onAllRead} /> : null}
      </div>
    </div>
  );
}

function toView({ unread, archived }: Readonly<Record<string, string | undefined>>): View {
  if (archived === 'true') return 'archived';
  return unread === 'true' ? 'unread' : 'all';
}

function MarkAll({ onDone }: { onDone: () => Promise<unknown> }) {
  const texts = useNotificationTexts();
  const { run, pending, failure } = useAction(async () => {
    await getApi().call(markAllNotificationsAsRead, {});
    await onDone();
  });
  return (
    <>
      <Button size="s" variant="quiet" loading={pending} onClick={() => run()}>
        {texts.readAll}
      </Button>
      {failure ? <Alert tone="critical">{failure}</Alert> : null}
    </>
  );
}
