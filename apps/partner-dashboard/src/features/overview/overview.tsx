import { useQuery } from '@tassis/api-client/query';
import { EmptySection, QueryView, useChanges, useSettled } from '@tassis/dashboard';
import { Grid, Skeleton, Stack } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import { NextDeadlines } from '../../deadlines/next-deadlines.tsx';
import { ValidationState } from '../../validation/validation-state.tsx';
import { Figures } from './figures.tsx';
import { LatestRequests } from './latest-requests.tsx';
import { overviewQuery } from './overview-query.ts';

/** The state of the partner's application; once validated, their clients, deadlines and requests. */
export function Overview() {
  const texts = useOverviewTexts();
  const query = useQuery(overviewQuery);
  const ask = useSettled(() => void query.refetch());
  useChanges({ types: ['notification'] }, ask);
  return (
    <QueryView
      query={query}
      loading={texts.loading}
      outline={<Skeleton lines={8} />}
      failed={texts.failed}
    >
      {({ data: { status, review_reason: reason, figures } }) => {
        if (status !== 'validated' || figures === null) {
          return status === 'validated' ? null : (
            <ValidationState status={status} reason={reason} />
          );
        }
        const isNew = figures.clients === 0 && figures.latest.length === 0;
        if (isNew) {
          const { title, text, action } = texts.welcome;
          return (
            <EmptySection
              title={title}
              text={text}
              action={{ text: action, href: paths.myClients }}
            />
          );
        }
        return (
          <Stack gap="l">
            <Figures figures={figures} />
            <Grid column="l" gap="l">
              <NextDeadlines />
              <LatestRequests requests={figures.latest} />
            </Grid>
          </Stack>
        );
      }}
    </QueryView>
  );
}
