import { AreaPage } from '@tassis/dashboard';
import { signedInPageData } from '@tassis/platform/router';
import { overviewQuery } from '../features/overview/overview-query.ts';
import { Overview } from '../features/overview/overview.tsx';
import { useOverviewTexts } from '../messages/overview/use-overview-texts.ts';

export const loader = signedInPageData((need) => [need(overviewQuery)]);

export function Component() {
  const { title, lead } = useOverviewTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <Overview />
    </AreaPage>
  );
}
