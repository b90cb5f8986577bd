import type { AdminClient } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Button, Cluster, Stack, TextLink, Timeline } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';
import { nameEvent, toEventHref, writtenHrefs } from './client-event.ts';

/** The number of entries before all are requested. */
const NEWEST = 15;

/** The events of a client and their records, newest first, each with a link. */
export function ClientTimeline({ client }: { client: AdminClient }) {
  const { timeline: texts, seeAll } = useClientTexts().client;
  const locale = useLocale();
  const [isWhole, setWhole] = useState(client.timeline.length <= NEWEST);
  const lists = writtenHrefs(client);
  return (
    <DashboardSection title={texts.title}>
      <Stack gap="m">
        <Cluster as="nav" gap="s" aria-label={texts.all}>
          {(['contacts', 'callbacks', 'mails'] as const).map((key) => (
            <TextLink key={key} href={lists[key]} LinkComponent={RouterLink}>
              {texts[key]}
            </TextLink>
          ))}
        </Cluster>
        <Timeline
          label={texts.title}
          entries={client.timeline.slice(0, isWhole ? undefined : NEWEST).map((event, index) => {
            const title = nameEvent(event, texts, locale);
            const href = toEventHref(event, client);
            return {
              key: `${event.at} ${event.kind} ${index}`,
              title:
                href === null ? (
                  title
                ) : (
                  <TextLink variant="quiet" href={href} LinkComponent={RouterLink}>
                    {title}
                  </TextLink>
                ),
              date: { text: formatDateTime(locale, event.at), iso: event.at },
              actor: event.actor ?? undefined,
              text: event.text ?? undefined,
            };
          })}
        />
        {isWhole ? null : (
          <Button variant="quiet" size="s" onClick={() => setWhole(true)}>
            {seeAll(String(client.timeline.length))}
          </Button>
        )}
      </Stack>
    </DashboardSection>
  );
}
