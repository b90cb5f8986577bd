import { AreaPage } from '@tassis/dashboard';
import { PartnerList } from '../features/partner-list/partner-list.tsx';
import { useTexts } from '../messages/partners/use-texts.ts';

export function Component() {
  const texts = useTexts();
  return (
    <AreaPage title={texts.title} lead={texts.lead}>
      <PartnerList />
    </AreaPage>
  );
}
