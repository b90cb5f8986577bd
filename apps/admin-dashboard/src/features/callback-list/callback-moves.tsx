import type { AdminCallbackRequest } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { Alert, Button, Cluster, Stack } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import type { CallbackStatus } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useCallbackTexts } from '../../messages/callbacks/use-callback-texts.ts';
import { moveCallback } from './move-callback.ts';

type CallbackMovesProps = { request: AdminCallbackRequest; onChanged: () => Promise<unknown> };

/** A button for each possible next status of a call. */
export function CallbackMoves({ request, onChanged }: CallbackMovesProps) {
  const { quick } = useCallbackTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { run, pending, failure } = useAction(async (to: CallbackStatus) => {
    // Disabled until the list is refetched, because a second press would send an old version.
    await moveCallback(request, to).finally(onChanged);
    const text = quick.moved(getLabel(locale, `callback_status.${to}`));
    notify({ tone: 'success', text });
  });
  const moves: readonly { to: CallbackStatus; text: string }[] = [
    { to: 'taken', text: quick.take },
    { to: 'done', text: quick.done },
    { to: 'no_answer', text: quick.noAnswer },
    { to: 'open', text: quick.reopen },
  ];
  return (
    <Stack gap="s">
      <Cluster>
        {moves
          .filter(({ to }) => to !== request.status)
          .map(({ to, text }) => (
            <Button
              key={to}
              size="s"
              variant={to === 'open' ? 'quiet' : 'secondary'}
              disabled={pending}
              onClick={() => run(to)}
            >
              {text}
            </Button>
          ))}
      </Cluster>
      {failure ? <Alert tone="critical">{failure}</Alert> : null}
    </Stack>
  );
}
