import { AreaPage } from '@tassis/dashboard';
import { DomiciliationList } from '../features/renewal/domiciliation-list.tsx';
import { useRenewalTexts } from '../messages/renewal/use-renewal-texts.ts';

export function Component() {
  const { domiciliations: texts } = useRenewalTexts();
  return (
    <AreaPage title={texts.title} crumb={texts.title} lead={texts.lead}>
      <DomiciliationList />
    </AreaPage>
  );
}
