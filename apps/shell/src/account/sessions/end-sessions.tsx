import { useAskedSignOut } from '@tassis/auth';
import { ApiError, getApi } from '@tassis/api-client';
import { endOwnSession, type OwnSession } from '@tassis/contracts';
import { ConfirmDialog } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { useAction } from '@tassis/dashboard';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { useEndQuestion } from './use-end-question.ts';

type EndSessionsProps = {
  /** One session, or all but the current one. */
  sessions: readonly OwnSession[];
  /** Reads the list again. */
  onChange: () => Promise<void>;
  onCancel: () => void;
  onEnded: () => void;
};

/** Asks for confirmation, then ends sessions. Ending the current one signs out. */
export function EndSessions({ sessions, onChange, onCancel, onEnded }: EndSessionsProps) {
  const texts = useAccountTexts();
  const question = useEndQuestion(sessions);
  const notify = useNotify();
  const signOut = useAskedSignOut();
  const { run, pending, failure } = useAction(async () => {
    if (sessions.some(({ current }) => current)) {
      onCancel();
      return signOut();
    }
    try {
      for (const { id } of sessions) await end(id);
    } finally {
      await onChange();
    }
    notify({ tone: 'success', text: question.done });
    onEnded();
  });
  return (
    <ConfirmDialog
      open
      title={question.title}
      consequence={question.text}
      confirmText={question.confirm}
      cancelText={texts.cancel}
      closeLabel={texts.close}
      pending={pending}
      pendingText={texts.sessions.ending}
      error={failure}
      onCancel={onCancel}
      onConfirm={() => run()}
    />
  );
}

/** A session that has ended meanwhile (404) counts as ended. */
async function end(id: string): Promise<void> {
  try {
    await getApi().call(endOwnSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
