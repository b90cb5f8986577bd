import { getApi } from '@tassis/api-client';
import {
  listNewsletterSubscriptions,
  unsubscribeSubscription,
  type NewsletterSubscription,
} from '@tassis/contracts';
import { ActionDialog, useList, WorkList } from '@tassis/dashboard';
import { Button, DescriptionList, MailLink, Stack, StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { useState, type ReactNode } from 'react';
import { useNewsletterTexts } from '../../messages/newsletter/use-newsletter-texts.ts';

/** The subscriptions to the newsletter. */
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
  const renderUnsubscribe = (subscription: NewsletterSubscription) =>
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
  const renderPanel = (subscription: NewsletterSubscription) => (
    <SubscriptionPanel subscription={subscription}>
      {renderUnsubscribe(subscription)}
    </SubscriptionPanel>
  );
  return (
    <>
      <WorkList
        list={list}
        panel={renderPanel}
        rowActions={{ header: actions, cell: renderUnsubscribe }}
        bulkActions={[
          {
            text: texts.text,
            run: unsubscribe,
            confirm: { title: texts.several, consequence: texts.severalConsequence, danger: true },
          },
        ]}
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
                run: () => unsubscribe(leaving),
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

/** Ends a subscription; one that has ended stays so. */
function unsubscribe({ id }: NewsletterSubscription) {
  return getApi().call(unsubscribeSubscription, { params: { id } });
}

type SubscriptionPanelProps = { subscription: NewsletterSubscription; children: ReactNode };

/** A subscription in the panel. */
function SubscriptionPanel({ subscription, children }: SubscriptionPanelProps) {
  const { headers } = useNewsletterTexts().list;
  const locale = useLocale();
  const { email, created_at: since, unsubscribed_at: left } = subscription;
  const items = [
    { term: headers.email, value: <MailLink email={email} /> },
    { term: headers.status, value: <SubscriptionBadge isSubscribed={left === null} /> },
    { term: headers.created_at, value: formatDate(locale, since) },
    { term: headers.unsubscribed_at, value: left && formatDate(locale, left) },
  ];
  return (
    <Stack>
      <DescriptionList items={items.filter(({ value }) => value !== null)} />
      <div>{children}</div>
    </Stack>
  );
}

function renderStatus({ unsubscribed_at: left }: NewsletterSubscription) {
  return <SubscriptionBadge isSubscribed={left === null} />;
}

/** A badge that says whether a subscription is active. */
function SubscriptionBadge({ isSubscribed }: { isSubscribed: boolean }) {
  const { status } = useNewsletterTexts();
  return isSubscribed ? (
    <StatusBadge tone="success" text={status.subscribed} />
  ) : (
    <StatusBadge tone="neutral" text={status.unsubscribed} />
  );
}
