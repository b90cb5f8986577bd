import { AreaPage } from '@tassis/dashboard';
import { CallbackList } from '../features/callback-list/callback-list.tsx';
import { useCallbackTexts } from '../messages/callbacks/use-callback-texts.ts';

export function Component() {
  const { title, lead } = useCallbackTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <CallbackList />
    </AreaPage>
  );
}
