import { getApi } from '@tassis/api-client';
import {
  listNewsletterSubscriptions,
  unsubscribeSubscription,
  type NewsletterSubscription,
} from '@tassis/contracts';
import { ActionDialog, useList, WorkList } from '@tassis/dashboard';
import { Button, StatusBadge } from '@tassis/design-system';
import { useState } from 'react';
import { useNewsletterTexts } from '../../messages/newsletter/use-newsletter-texts.ts';

/** Who gets the newsletter. */
export function NewsletterList() {
  const { status, list: listTexts, actions, unsubscribe: texts } = useNewsletterTexts();
  const [leaving, setLeaving] = useState<NewsletterSubscription>();
  const list = useList(listNewsletterSubscriptions, {
    name: { key: 'email', text: ({ email }) => email },
    columns: [
      { key: 'status', card: 'beside', cell: renderStatus },
      { key: 'created_at', date: (subscription) => subscription.created_at },
      { key: 'unsubscribed_at', date: (subscription) => subscription.unsubscribed_at },
    ],
    filters: {
      search: {},
      status: {
        label: status.label,
        anyText: status.anyText,
        options: [
          { value: 'subscribed', label: status.subscribed },
          { value: 'unsubscribed', label: status.unsubscribed },
        ],
      },
    },
    order: '-created_at',
    texts: listTexts,
  });
  const renderActions = (subscription: NewsletterSubscription) =>
    subscription.unsubscribed_at === null ? (
      <Button
        size="s"
        variant="quiet"
        aria-label={texts.label(subscription.email)}
        onClick={() => setLeaving(subscription)}
      >
        {texts.text}
      </Button>
    ) : null;
  return (
    <>
      <WorkList
        list={list}
        rowActions={{ header: actions, cell: renderActions }}
        csv="newsletter-subscriptions"
      />
      <ActionDialog
        action={
          leaving
            ? {
                title: texts.title(leaving.email),
                consequence: texts.consequence,
                confirmText: texts.text,
                danger: true,
                run: () => getApi().call(unsubscribeSubscription, { params: { id: leaving.id } }),
                done: texts.done(leaving.email),
              }
            : null
        }
        onDone={() => {
          setLeaving(undefined);
          void list.query.refetch();
        }}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  );
}

function renderStatus({ unsubscribed_at: left }: NewsletterSubscription) {
  return <SubscriptionBadge isSubscribed={left === null} />;
}

/** A badge that says whether an address gets the newsletter. */
function SubscriptionBadge({ isSubscribed }: { isSubscribed: boolean }) {
  const { status } = useNewsletterTexts();
  return isSubscribed ? (
    <StatusBadge tone="success" text={status.subscribed} />
  ) : (
    <StatusBadge tone="neutral" text={status.unsubscribed} />
  );
}
