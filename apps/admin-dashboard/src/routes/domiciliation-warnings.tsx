import { AreaPage } from '@tassis/dashboard';
import { WarningList } from '../features/warning-list/warning-list.tsx';
import { useWarningTexts } from '../messages/warnings/use-warning-texts.ts';

export function Component() {
  const { title, lead } = useWarningTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <WarningList />
    </AreaPage>
  );
}
