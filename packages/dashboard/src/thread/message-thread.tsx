import { getApi } from '@tassis/api-client';
import type { TextTemplate } from '@tassis/forms';
import { useChanges } from '../live/live-changes.tsx';
import { QueryView } from '../section/query-view.tsx';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { MessageComposer } from './message-composer.tsx';
import { MessageList } from './message-list.tsx';
import styles from './message-thread.module.css';
import { THREAD_CALLS, type ThreadPlace } from './thread-calls.ts';
import { useThread } from './use-thread.ts';

/** Props of {@link MessageThread}. */
export type MessageThreadProps = ThreadPlace & {
  /** Templates for a message. */
  templates?: readonly TextTemplate[] | undefined;
  /** Called after a message was sent from here. */
  onSent?: () => void;
};

/**
 * The messages between a client and the firm about an order, and the form for the next one. Messages in view are marked as
 * read; a new one is announced without moving the others.
 */
export function MessageThread({ templates, onSent, ...place }: MessageThreadProps) {
  const { thread: texts } = useDashboardTexts();
  const { query, refetch, ...older } = useThread(place);
  useChanges({ types: ['message'], id: place.orderId }, () => void refetch());
  const markAsRead = async (until: string) => {
    const { markAsRead: mark } = THREAD_CALLS[place.side];
    // A failure is ignored: the next message in view marks all before it as read.
    const isMarked = await getApi()
      .call(mark, { params: { id: place.orderId }, body: { until } })
      .then(
        () => true,
        () => false,
      );
    if (isMarked) await refetch();
  };
  return (
    <div className={styles['root']}>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {(messages) => (
          <MessageList
            messages={messages}
            side={place.side}
            older={older}
            onSeen={(until) => void markAsRead(until)}
          />
        )}
      </QueryView>
      <MessageComposer
        {...place}
        templates={templates}
        onSent={() => {
          void refetch();
          onSent?.();
        }}
      />
    </div>
  );
}
