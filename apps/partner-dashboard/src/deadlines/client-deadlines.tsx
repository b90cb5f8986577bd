import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listPartnerDeadlines } from '@tassis/contracts';
import { QuerySection } from '@tassis/dashboard';
import { Skeleton, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { useWhetherTheirs } from '../features/client/use-whether-theirs.ts';
import { useClientTexts } from '../messages/client/use-client-texts.ts';
import { DeadlineBadge } from './deadline-badge.tsx';
import styles from './deadlines.module.css';

/** The ends and amounts due of one client, the nearest first. */
export function ClientDeadlines({ clientId }: { clientId: string }) {
  const { deadlines: texts } = useClientTexts();
  const locale = useLocale();
  const query = apiQuery(listPartnerDeadlines, { query: { client: clientId } });
  useWhetherTheirs(clientId, useQuery(query).error);
  return (
    <QuerySection
      title={texts.title}
      query={query}
      loading={texts.loading}
      outline={<Skeleton lines={4} />}
      failed={texts.failed}
    >
      {({ data: { items, more } }) =>
        items.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <Stack gap="s">
            <ul className={styles['list']} aria-label={texts.title}>
              {items.map((deadline) => (
                <li key={`${deadline.kind} ${deadline.id}`} className={styles['row']}>
                  <span className={styles['what']}>
                    <span>{`${texts.kinds[deadline.kind]}, ${deadline.subject}`}</span>
                    <time className={styles['day']} dateTime={deadline.day}>
                      {formatDate(locale, deadline.day)}
                    </time>
                  </span>
                  <DeadlineBadge deadline={deadline} />
                </li>
              ))}
            </ul>
            {more ? <p>{texts.more}</p> : null}
          </Stack>
        )
      }
    </QuerySection>
  );
}
