import { ApiError, getApi } from '@tassis/api-client';
import {
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  type OutputOf,
} from '@tassis/contracts';
import type { PasswordQuestion } from '../form/password-dialog.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';

/** The actions that ask for the password. */
export type Question = 'turnOn' | 'renew' | 'turnOff';

/** The secret and URI for an authenticator app. */
export type AppSetup = OutputOf<typeof startSecondFactor>['data'];

type Outcomes = {
  onSetup: (setup: AppSetup) => void;
  onCodes: (codes: string[]) => void;
  onOff: () => void;
  /** Called when the state has changed in another tab. */
  onRefused: () => void;
};

/** The open password dialog with its texts and its call; null when none is open. */
export function useFactorQuestion(
  asked: Question | null,
  { onSetup, onCodes, onOff, onRefused }: Outcomes,
): PasswordQuestion | null {
  const { secondFactor: texts } = useAccountTexts();
  const pendingText = texts.checking;
  const questions: Record<Question, PasswordQuestion> = {
    turnOn: {
      pendingText,
      title: texts.turnOnTitle,
      consequence: texts.turnOnText,
      confirmText: texts.next,
      schema: startSecondFactor.request.body,
      send: async (body) => onSetup((await getApi().call(startSecondFactor, { body })).data),
    },
    renew: {
      pendingText,
      title: texts.renewTitle,
      consequence: texts.renewText,
      confirmText: texts.renewConfirm,
      schema: renewRecoveryCodes.request.body,
      send: async (body) =>
        onCodes((await getApi().call(renewRecoveryCodes, { body })).data.recovery_codes),
    },
    turnOff: {
      pendingText,
      title: texts.turnOffTitle,
      consequence: texts.turnOffText,
      confirmText: texts.turnOff,
      danger: true,
      schema: removeSecondFactor.request.body,
      send: async (body) => {
        await getApi().call(removeSecondFactor, { body });
        onOff();
      },
    },
  };
  if (asked === null) return null;
  const { send, ...question } = questions[asked];
  return {
    ...question,
    send: async (body) => {
      try {
        await send(body);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onRefused();
        throw error;
      }
    },
  };
}
