import { apiQuery } from '@tassis/api-client';
import { listPartnerDeadlines } from '@tassis/contracts';
import { LinkList, QuerySection } from '@tassis/dashboard';
import { Skeleton } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { useClientTexts } from '../messages/client/use-client-texts.ts';
import { ownPaths } from '../paths.ts';
import { DeadlineBadge } from './deadline-badge.tsx';

/** The number of deadlines on the landing page; the others are on the pages of their clients. */
const SHOWN = 8;

/** The next deadlines of all clients; each links to its client. */
export function NextDeadlines() {
  const { deadlines: texts } = useClientTexts();
  const locale = useLocale();
  return (
    <QuerySection
      title={texts.title}
      query={apiQuery(listPartnerDeadlines, { query: {} })}
      loading={texts.loading}
      outline={<Skeleton lines={5} />}
      failed={texts.failed}
    >
      {({ data: { items } }) =>
        items.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <LinkList
            label={texts.title}
            rows={items.slice(0, SHOWN).map((deadline) => {
              const { kind, subject, day, client } = deadline;
              return {
                href: ownPaths.client(client.id),
                text: `${texts.kinds[kind]}, ${subject}`,
                detail: `${client.firstName} ${client.lastName}, ${formatDate(locale, day)}`,
                aside: <DeadlineBadge deadline={deadline} />,
              };
            })}
          />
        )
      }
    </QuerySection>
  );
}
