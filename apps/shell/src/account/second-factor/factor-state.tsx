import { Alert, Button, Cluster, Stack } from '@tassis/design-system';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import type { Question } from './use-factor-question.ts';

type FactorStateProps = {
  factor: { enabled: boolean; recovery_codes_left: number };
  onAsk: (question: Question) => void;
};

const FEW = 3;

/** The state of the second factor: how to turn it on, or how many recovery codes are left. */
export function FactorState({ factor, onAsk }: FactorStateProps) {
  const { secondFactor: texts } = useAccountTexts();
  if (!factor.enabled) {
    return (
      <Stack gap="m" align="start">
        <p>{texts.offText}</p>
        <Button variant="brand" onClick={() => onAsk('turnOn')}>
          {texts.turnOn}
        </Button>
      </Stack>
    );
  }
  const left = texts.codesLeft(factor.recovery_codes_left);
  return (
    <Stack gap="m">
      {factor.recovery_codes_left < FEW ? (
        <Alert tone="warning" title={left} live={false}>
          {texts.fewCodes}
        </Alert>
      ) : (
        <p>{left}</p>
      )}
      <Cluster gap="s">
        <Button onClick={() => onAsk('renew')}>{texts.renew}</Button>
        <Button variant="quiet" onClick={() => onAsk('turnOff')}>
          {texts.turnOff}
        </Button>
      </Cluster>
    </Stack>
  );
}
