import type { OwnSession } from '@tassis/contracts';
import { Button, StatusBadge, VisuallyHidden } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { sinceText } from './moment.ts';
import styles from './sessions.module.css';
import { useDeviceName } from './use-device-name.ts';

type SessionRowProps = { session: OwnSession; now: number; onEnd: () => void };

/** One device: its name, when it was last used, and a button that signs it out. */
export function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const { sessions: texts } = useAccountTexts();
  const locale = useLocale();
  const device = useDeviceName()(session);
  const used = sinceText(locale, { at: session.last_used_at, now }, texts);
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <p className={styles['device']}>
          {device}
          {session.current ? <StatusBadge tone="success" text={texts.current} /> : null}
        </p>
        <p className={styles['moments']}>
          {texts.lastUsed(used)}, {texts.since(formatDate(locale, session.created_at))}
        </p>
      </div>
      <Button size="s" onClick={onEnd}>
        {texts.end} <VisuallyHidden>{session.current ? texts.current : device}</VisuallyHidden>
      </Button>
    </li>
  );
}
