import type { ClientEvent } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { TextLink, Timeline } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime, formatMoney, getLabel, type Locale } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import type { ClientTexts } from '../../messages/clients/fr.ts';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';
import { ownPaths } from '../../paths.ts';

/** What has happened to a client and to what is theirs, newest first. */
export function ClientTimeline({ events }: { events: readonly ClientEvent[] }) {
  const { timeline: texts } = useClientTexts().client;
  const locale = useLocale();
  return (
    <DashboardSection title={texts.title}>
      <Timeline
        label={texts.title}
        entries={events.map((event, index) => ({
          key: `${event.at} ${event.kind} ${index}`,
          title: <EventTitle event={event} />,
          date: { text: formatDateTime(locale, event.at), iso: event.at },
          actor: event.actor ?? undefined,
          text: event.text ?? undefined,
        }))}
      />
    </DashboardSection>
  );
}

function EventTitle({ event }: { event: ClientEvent }) {
  const { timeline: texts } = useClientTexts().client;
  const locale = useLocale();
  const title = nameEvent(event, texts, locale);
  const href = toHref(event);
  if (href === null) return title;
  return (
    <TextLink variant="quiet" href={href} LinkComponent={RouterLink}>
      {title}
    </TextLink>
  );
}

function nameEvent(
  { kind, subject, status, amount }: ClientEvent,
  texts: ClientTexts['client']['timeline'],
  locale: Locale,
): string {
  if (kind === 'registered' || kind === 'client_noted') return texts[kind];
  const what = subject ?? '';
  if (kind === 'order_moved') {
    return texts.order_moved(what, status ? getLabel(locale, `order_status.${status}`) : '');
  }
  if (kind !== 'payment_recorded') return texts[kind](what);
  return texts.payment_recorded(what, formatMoney(locale, amount ?? 0));
}

function toHref({ bill, order }: ClientEvent): string | null {
  if (bill !== null) return ownPaths.bill(bill);
  return order === null ? null : paths.adminOrder(order);
}
