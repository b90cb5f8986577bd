import { Alert, DownloadButton } from '@tassis/design-system';
import { formatAppointment } from '@tassis/messages';
import { fr } from '../../messages/fr.ts';

const { consultation: texts } = fr;

/** The booked call, with a calendar file. */
export function Booked({ slot, calendar }: { slot: string; calendar: string }) {
  return (
    <Alert
      tone="success"
      title={texts.booked(formatAppointment('fr', slot))}
      actions={
        <DownloadButton
          text={texts.calendar}
          file={{ type: 'ICS' }}
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
          fileName="rendez-vous.ics"
        />
      }
    >
      {texts.bookedText}
    </Alert>
  );
}
