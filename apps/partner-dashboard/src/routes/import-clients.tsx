import { AreaPage } from '@tassis/dashboard';
import { ImportClients } from '../features/import/import-clients.tsx';
import { ValidatedOnly } from '../validation/validated-only.tsx';
import { useImportTexts } from '../messages/import/use-import-texts.ts';

export function Component() {
  const texts = useImportTexts();
  return (
    <AreaPage title={texts.title} crumb={texts.title} lead={texts.lead}>
      <ValidatedOnly>
        <ImportClients />
      </ValidatedOnly>
    </AreaPage>
  );
}
