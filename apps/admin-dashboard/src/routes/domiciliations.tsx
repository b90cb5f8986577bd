import { AreaPage } from '@tassis/dashboard';
import { DomiciliationPanel } from '../features/domiciliation-file/domiciliation-panel.tsx';
import { DomiciliationList } from '../features/domiciliation-list/domiciliation-list.tsx';
import { useDomiciliationTexts } from '../messages/domiciliations/use-domiciliation-texts.ts';

export function Component() {
  const { title, lead, january } = useDomiciliationTexts();
  return (
    <AreaPage title={title} lead={`${lead} ${january}`}>
      <DomiciliationList renderPanel={({ id }) => <DomiciliationPanel id={id} />} />
    </AreaPage>
  );
}
