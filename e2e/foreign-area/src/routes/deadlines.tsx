import { useQuery } from '@tassis/api-client/query';
import { displayName, useSession } from '@tassis/auth';
import { AreaPage, LinkList, QueryView } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { signedInPageData } from '@tassis/platform/router';
import { listDeadlines, monthOf } from '../deadlines/list-deadlines.ts';
import { overviewQuery } from '../deadlines/overview-query.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ownPaths } from '../paths.ts';

export const loader = signedInPageData((need) => [need(overviewQuery)]);

export function Component() {
  const { deadlines: texts } = useMessages();
  const locale = useLocale();
  const { user } = useSession();
  const overview = useQuery(overviewQuery);
  return (
    <AreaPage title={texts.title} lead={texts.lead(user ? displayName(user) : '')}>
      <QueryView
        query={overview}
        loading={texts.loading}
        failed={texts.failed}
        empty={{ ...texts.none, when: ({ data }) => listDeadlines(data, texts).length === 0 }}
      >
        {({ data }) => (
          <LinkList
            label={texts.title}
            rows={listDeadlines(data, texts).map((deadline) => ({
              key: `${deadline.day} ${deadline.text}`,
              href: ownPaths.month(monthOf(deadline)),
              text: deadline.text,
              detail: formatDate(locale, deadline.day),
            }))}
          />
        )}
      </QueryView>
    </AreaPage>
  );
}
