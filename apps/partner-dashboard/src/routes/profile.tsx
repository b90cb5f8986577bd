import { AreaPage } from '@tassis/dashboard';
import { RecordSection } from '../features/record/record-section.tsx';
import { useRecordTexts } from '../messages/record/use-record-texts.ts';

export function Component() {
  const { title, lead } = useRecordTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <RecordSection />
    </AreaPage>
  );
}
