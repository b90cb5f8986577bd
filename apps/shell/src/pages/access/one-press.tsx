import { Alert, Button, Stack } from '@tassis/design-system';
import { useEffect, useRef } from 'react';
import { useAction } from '@tassis/dashboard';

/** Props of {@link OnePress}. */
export type OnePressProps = {
  text: string;
  waitingText: string;
  act: () => Promise<unknown>;
  onDone: () => void;
  /** Told of a failure, which the page may make another page of. */
  onRefused?: (error: unknown) => void;
};

/** A page's one action, with its waiting and its failure; pressing again is the retry. */
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
