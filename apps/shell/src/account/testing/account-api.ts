import {
  getClientProfile,
  getPartnerProfile,
  getSecondFactor,
  listOwnSessions,
  type OwnSession,
} from '@tassis/contracts';
import { ALL_NOTIFICATIONS } from '@tassis/domain';
import type { FakeApi } from '@tassis/testing/area';

/** User agents, as browsers write them. */
export const userAgents = {
  chromeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  edgeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
  safariOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  firefoxOnMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  samsungOnAndroid:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
} as const;

/** A session of the list; `number` makes it distinct. */
export function aSession(number: number, changes: Partial<OwnSession> = {}): OwnSession {
  return {
    id: `5e550000-0000-4000-8000-00000000000${number}`,
    user_agent: userAgents.chromeOnWindows,
    created_at: '2026-11-02T09:00:00.000Z',
    last_used_at: '2026-11-21T09:00:00.000Z',
    expires_at: '2026-11-28T09:00:00.000Z',
    current: number === 1,
    ...changes,
  };
}

/** Sets up the answers that the page requests when it opens. */
export function answerAccount(api: FakeApi): FakeApi {
  const person = { firstName: 'Salma', lastName: 'El Amrani', phone: '0612345678' };
  const record = { ...person, id: aSession(9).id, email: 'salma@example.ma', version: 1 };
  const company = { companyName: null, ice: null, address: null, city: null };
  const practice = {
    businessName: 'Cabinet El Amrani',
    legalStatus: 'Expert comptable',
    legalForm: 'SARL AU',
    status: 'rejected',
    review_reason: 'Le numéro d’inscription est illisible.',
  };
  const client = { ...record, ...company, notification_preferences: ALL_NOTIFICATIONS };
  const sessions = [aSession(1), aSession(2, { user_agent: userAgents.safariOnIphone })];
  return api
    .on(getClientProfile, () => ({ success: true, data: client }))
    .on(getPartnerProfile, () => ({ success: true, data: { ...record, ...practice } }))
    .on(listOwnSessions, () => ({ success: true, data: sessions }))
    .on(getSecondFactor, () => ({
      success: true,
      data: { enabled: false, recovery_codes_left: 0 },
    }));
}
