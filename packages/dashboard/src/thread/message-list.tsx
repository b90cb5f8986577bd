import type { OrderMessage } from '@tassis/contracts';
import { Button, VisuallyHidden } from '@tassis/design-system';
import { useRef, useState } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { MessageItem } from './message-item.tsx';
import styles from './message-thread.module.css';
import type { ThreadPlace } from './thread-calls.ts';
import { useSeen } from './use-seen.ts';

type MessageListProps = {
  /** Oldest first. */
  messages: readonly OrderMessage[];
  side: ThreadPlace['side'];
  older: { hasOlder: boolean; isLoadingOlder: boolean; loadOlder: () => void };
  /** Called with the newest message of the other side once it and all before it were in view. */
  onSeen: (until: string) => void;
};

/** The messages in order; a screen reader announces those that arrive while the page is open. */
export function MessageList({ messages, side, older, onSeen }: MessageListProps) {
  const { thread: texts } = useDashboardTexts();
  const end = useRef<HTMLDivElement>(null);
  const unread = messages.findLast((message) => message.side !== side && message.read_at === null);
  useSeen(end, unread?.id, onSeen);
  return (
    <>
      {older.hasOlder ? (
        <Button variant="quiet" size="s" loading={older.isLoadingOlder} onClick={older.loadOlder}>
          {texts.older}
        </Button>
      ) : null}
      {messages.length === 0 ? <p className={styles['none']}>{texts.none[side]}</p> : null}
      <ol className={styles['messages']} aria-label={texts.label}>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} isOwn={message.side === side} />
        ))}
      </ol>
      <div ref={end}>
        <Arrival newest={messages.at(-1)} side={side} />
      </div>
    </>
  );
}

/** Announces the newest message, unless it was there when the page was opened. */
function Arrival({
  newest,
  side,
}: Pick<MessageListProps, 'side'> & { newest?: OrderMessage | undefined }) {
  const { thread: texts } = useDashboardTexts();
  const [first] = useState(newest?.id);
  const isNew = newest !== undefined && newest.id !== first;
  return (
    <output>
      <VisuallyHidden>
        {isNew ? (newest.side === side ? texts.sent : texts.arrived(newest.text)) : ''}
      </VisuallyHidden>
    </output>
  );
}
