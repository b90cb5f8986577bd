import { AreaPage } from '@tassis/dashboard';
import { DraftList } from '../features/draft-list/draft-list.tsx';
import { useDraftsTexts } from '../messages/drafts/use-drafts-texts.ts';
import { ValidatedOnly } from '../validation/validated-only.tsx';

export function Component() {
  const texts = useDraftsTexts();
  return (
    <AreaPage title={texts.title} lead={texts.lead}>
      <ValidatedOnly>
        <DraftList />
      </ValidatedOnly>
    </AreaPage>
  );
}
