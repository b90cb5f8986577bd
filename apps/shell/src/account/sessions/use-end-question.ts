import type { OwnSession } from '@tassis/contracts';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { useDeviceName } from './use-device-name.ts';

/** The texts of the confirmation and the success message for ending sessions: the current one, another one, or all others. */
export function useEndQuestion(sessions: readonly OwnSession[]) {
  const { sessions: texts } = useAccountTexts();
  const getDeviceName = useDeviceName();
  const [first] = sessions;
  if (first === undefined || sessions.length > 1) {
    return {
      title: texts.endOthersTitle,
      text: texts.endOthersText(sessions.length),
      confirm: texts.endOthers,
      done: texts.endedOthers,
    };
  }
  const one = { confirm: texts.end, done: texts.ended };
  if (first.current) return { ...one, title: texts.leaveTitle, text: texts.leaveText };
  return { ...one, title: texts.endTitle(getDeviceName(first)), text: texts.endText };
}
