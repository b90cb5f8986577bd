import type { AdminCallbackRequest } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatAppointmentDay, formatDate, formatTime } from '@tassis/messages';
import { useCallbackTexts } from '../../messages/callbacks/use-callback-texts.ts';
import styles from './due-time.module.css';

/** When to call: the booked half hour, or as soon as possible with the time of the request. */
export function DueTime({ request }: { request: AdminCallbackRequest }) {
  const { asap } = useCallbackTexts();
  const locale = useLocale();
  const { slot, due_at: due } = request;
  return (
    <span className={styles['root']}>
      <time dateTime={slot ?? due} className={styles['time']}>
        {slot
          ? `${formatAppointmentDay(locale, slot)} · ${getTime(slot)}`
          : `${formatDate(locale, due, 'short')} · ${formatTime(locale, due)}`}
      </time>
      {slot ? null : <span className={styles['soon']}>{asap}</span>}
    </span>
  );
}

/** '10:30' for '2026-11-30T10:30:00+01:00'; the API sends Moroccan local time. */
function getTime(slot: string): string {
  return slot.slice(11, 16);
}
