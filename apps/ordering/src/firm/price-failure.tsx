import { Alert, Button, RetryIcon } from '@tassis/design-system';

type PriceFailureProps = {
  texts: { failed: string; retry: string };
  isRetrying: boolean;
  onRetry: () => void;
};

/** A price that could not be had, with another try. */
export function PriceFailure({ texts, isRetrying, onRetry }: PriceFailureProps) {
  return (
    <Alert
      tone="critical"
      actions={
        <Button size="s" iconStart={<RetryIcon />} loading={isRetrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failed}
    </Alert>
  );
}
