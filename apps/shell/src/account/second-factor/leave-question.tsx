import { ConfirmDialog } from '@tassis/design-system';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** Asks before the page with the recovery codes is left, because they are shown only once. */
export function LeaveQuestion() {
  const { secondFactor: own, close } = useAccountTexts();
  const { asked, stay, leave } = useLeaveQuestion();
  return (
    <ConfirmDialog
      danger
      open={asked}
      title={own.leaveTitle}
      consequence={own.leaveText}
      confirmText={own.leave}
      cancelText={own.stay}
      closeLabel={close}
      onCancel={stay}
      onConfirm={leave}
    />
  );
}
