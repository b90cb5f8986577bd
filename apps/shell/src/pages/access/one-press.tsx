import { useMutation } from '@tassis/api-client/query';
import { Alert, Button, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { explain, transportTexts } from '@tassis/messages';
import { useEffect, useRef, type ReactNode } from 'react';

/** Props of {@link OnePress}. */
export type OnePressProps = {
  text: string;
  waitingText: string;
  act: () => Promise<unknown>;
  onDone: () => void;
  /** Told of a failure, which the page may make another page of. */
  onRefused?: (error: unknown) => void;
  /** Further ways on. */
  children?: ReactNode;
};

/** A page's one action, with its waiting and its failure; pressing again is the retry. */
export function OnePress({ text, waitingText, act, onDone, onRefused, children }: OnePressProps) {
  const locale = useLocale();
  const failure = useRef<HTMLDivElement>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (reason) => onRefused?.(reason),
  });
  useEffect(() => {
    if (error) failure.current?.focus();
  }, [error]);
  return (
    <Stack>
      {error ? (
        <Alert ref={failure} tone="critical">
          {explain(error, transportTexts(locale)).text}
        </Alert>
      ) : null}
      <Button
        variant="primary"
        wide
        loading={isPending}
        loadingText={waitingText}
        onClick={() => mutate()}
      >
        {text}
      </Button>
      {children}
    </Stack>
  );
}
