import { useQuery } from '@tassis/api-client/query';
import { AreaPage, DashboardSection, EmptySection, QueryView } from '@tassis/dashboard';
import { Cluster, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { RouterLink, signedInPageData, useParams } from '@tassis/platform/router';
import { listDeadlines, monthOf } from '../deadlines/list-deadlines.ts';
import { overviewQuery } from '../deadlines/overview-query.ts';
import { QuestionForm } from '../deadlines/question-form.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ownPaths } from '../paths.ts';
import styles from './month.module.css';

export const loader = signedInPageData((need) => [need(overviewQuery)]);

/** The deadlines of the month in the address: /agenda/months/2027-03. */
export function Component() {
  const { month: wanted = '' } = useParams();
  const { deadlines: texts, month: words, question } = useMessages();
  const locale = useLocale();
  const overview = useQuery(overviewQuery);
  return (
    <QueryView query={overview} loading={texts.loading} failed={texts.failed}>
      {({ data }) => {
        const deadlines = listDeadlines(data, texts);
        const months = [...new Set(deadlines.map(monthOf))];
        const place = months.indexOf(wanted);
        const neighbours = [
          { text: words.before, month: months[place - 1] },
          { text: words.after, month: months[place + 1] },
        ];
        if (place === -1) {
          const action = { text: words.all, href: ownPaths.deadlines };
          return (
            <AreaPage title={texts.title}>
              <EmptySection {...words.none} action={action} />
            </AreaPage>
          );
        }
        const name = formatMonth(locale, wanted);
        return (
          <AreaPage title={name}>
            <ul className={styles['days']} aria-label={name}>
              {deadlines
                .filter((deadline) => monthOf(deadline) === wanted)
                .map(({ day, text }) => (
                  <li key={`${day} ${text}`}>
                    {formatDate(locale, day)} — {text}
                  </li>
                ))}
            </ul>
            <Cluster gap="m">
              {neighbours.map(({ text, month }) =>
                month === undefined ? null : (
                  <TextLink key={text} href={ownPaths.month(month)} LinkComponent={RouterLink}>
                    {text}
                  </TextLink>
                ),
              )}
              <TextLink href={ownPaths.deadlines} LinkComponent={RouterLink}>
                {words.all}
              </TextLink>
            </Cluster>
            <DashboardSection title={question.title}>
              <QuestionForm key={wanted} month={name} />
            </DashboardSection>
          </AreaPage>
        );
      }}
    </QueryView>
  );
}

/** The month in words: 'mars 2027'. */
function formatMonth(locale: 'fr' | 'en', month: string): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(`${month}-01`));
}
