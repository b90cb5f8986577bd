import { AreaPage } from '@tassis/dashboard';
import { Settings } from '../features/settings/settings.tsx';
import { useTexts } from '../messages/settings/use-texts.ts';

export function Component() {
  const texts = useTexts();
  return (
    <AreaPage title={texts.title} lead={texts.lead}>
      <Settings />
    </AreaPage>
  );
}
