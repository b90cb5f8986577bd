import { AreaPage } from '@tassis/dashboard';
import { Overview } from '../features/overview/overview.tsx';
import { useOverviewTexts } from '../messages/overview/use-overview-texts.ts';

export function Component() {
  const { title, lead } = useOverviewTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <Overview />
    </AreaPage>
  );
}
