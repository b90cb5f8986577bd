import { Container, MapCard, OpeningHours, Section } from '@tassis/design-system';
import type { Firm } from '@tassis/contracts';
import { findTodaysHours, isOpenAt } from '@tassis/domain';
import { useClaims, useFirm } from '@tassis/views';
import { toOpeningRows } from '../../firm/opening-rows.ts';
import { useNow } from './use-now.ts';
import { fr } from '../../messages/fr.ts';

/** The firm's address and opening hours. */
export function Office() {
  const firm = useFirm().data;
  const [office] = firm?.addresses ?? [];
  if (!firm || !office) return null;
  const address = [...office.lines, office.city];
  const place = encodeURIComponent(address.join(', '));
  return (
    <Section id="plan" tone="white">
      <Container>
        <MapCard
          headingLevel={2}
          title={fr.contactPage.officeOf(office.city)}
          address={address}
          street={toStreet(office.lines[0])}
          mapNote={fr.contactPage.mapNote}
          directions={{
            text: fr.contactPage.directions,
            href: `https://www.openstreetmap.org/search?query=${place}`,
          }}
        >
          <Hours firm={firm} />
        </MapCard>
      </Container>
    </Section>
  );
}

/** The street without its number: '12, boulevard Zerktouni' → 'Boulevard Zerktouni'. */
function toStreet(line = ''): string {
  const street = line.replace(/^\d+,\s*/u, '');
  return street.charAt(0).toUpperCase() + street.slice(1);
}

/** Whether the office is open now. It is added in the browser, because the prerendered page is the same for everyone. */
function Hours({ firm: { hours, special_days: specialDays } }: { firm: Firm }) {
  const { figure, say } = useClaims();
  const now = useNow();
  const rows = toOpeningRows(hours, say('hours_closed', fr.hours.closed));
  const today = now && findTodaysHours(hours, now);
  const isOpen = now ? isOpenAt(hours, now, specialDays) : false;
  const support = figure('support');
  const status = {
    isOpen,
    text: isOpen
      ? say('hours_open_now', fr.hours.openNow)
      : say('hours_closed_now', fr.hours.closedNow),
  };
  return (
    <OpeningHours
      caption={say('hours_title', fr.hours.caption)}
      rows={rows}
      today={today ? rows[hours.indexOf(today)]?.key : undefined}
      status={now ? status : null}
      note={support ? `${say('hours_emergency', fr.hours.emergency)} ${support}` : null}
    />
  );
}
