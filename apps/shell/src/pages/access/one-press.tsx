import { Alert, Button, Stack } from '@tassis/design-system';
import { useEffect, useRef } from 'react';
import { useAction } from '@tassis/dashboard';

/** Props of {@link OnePress}. */
export type OnePressProps = {
  text: string;
  waitingText: string;
  act: () => Promise<unknown>;
  onDone: () => void;
  /** Called on a failure; the page may show another state then. */
  onRefused?: (error: unknown) => void;
};

/** The single action of a page, with its loading and error states; another click retries. */
export function OnePress({ text, waitingText, act, onDone, onRefused }: OnePressProps) {
  const alert = useRef<HTMLDivElement>(null);
  const { run, pending, failure } = useAction(async () => {
    try {
      await act();
    } catch (error) {
      onRefused?.(error);
      throw error;
    }
    onDone();
  });
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  return (
    <Stack>
      {failure ? (
        <Alert ref={alert} tone="critical">
          {failure}
        </Alert>
      ) : null}
      <Button
        variant="primary"
        wide
        loading={pending}
        loadingText={waitingText}
        onClick={() => run()}
      >
        {text}
      </Button>
    </Stack>
  );
}
