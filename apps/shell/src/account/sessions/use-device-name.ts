import type { OwnSession } from '@tassis/contracts';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { parseUserAgent } from './parse-user-agent.ts';

/** Names the device of a session: 'Chrome sur Windows'. */
export function useDeviceName(): (session: OwnSession) => string {
  const { sessions: texts } = useAccountTexts();
  return ({ user_agent: userAgent }) => {
    const { browser, system } = parseUserAgent(userAgent);
    return texts.device(browser ?? texts.unknownBrowser, system ?? texts.unknownSystem);
  };
}
