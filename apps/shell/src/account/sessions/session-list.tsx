import type { OwnSession } from '@tassis/contracts';
import { Button, Stack } from '@tassis/design-system';
import { useEffect, useRef, useState } from 'react';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { EndSessions } from './end-sessions.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './sessions.module.css';

type SessionListProps = {
  sessions: readonly OwnSession[];
  /** When the list was read, in milliseconds. */
  now: number;
  /** Reads the list again. */
  onChange: () => Promise<void>;
};

/** The devices; each can be signed out, and all others at once. */
export function SessionList({ sessions, now, onChange }: SessionListProps) {
  const { sessions: texts } = useAccountTexts();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<readonly OwnSession[] | null>(null);
  const [times, setTimes] = useState(0);
  const others = sessions.filter(({ current }) => !current);

  // The row whose button was pressed has gone, and the focus with it.
  useEffect(() => {
    if (times > 0) list.current?.focus();
  }, [times]);

  return (
    <Stack gap="m" align="start">
      <ul ref={list} tabIndex={-1} aria-label={texts.title} className={styles['list']}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            onEnd={() => setAsked([session])}
          />
        ))}
      </ul>
      {others.length > 1 ? (
        <Button onClick={() => setAsked(others)}>{texts.endOthers}</Button>
      ) : null}
      {others.length === 0 ? <p className={styles['moments']}>{texts.onlyThis}</p> : null}
      {asked ? (
        <EndSessions
          sessions={asked}
          onChange={onChange}
          onCancel={() => setAsked(null)}
          onEnded={() => {
            setAsked(null);
            setTimes(times + 1);
          }}
        />
      ) : null}
    </Stack>
  );
}
