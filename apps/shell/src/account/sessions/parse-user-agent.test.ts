import { expect, it } from 'vitest';
import { userAgents } from '../testing/account-api.ts';
import { parseUserAgent } from './parse-user-agent.ts';

const onChromeBook =
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const onIpad =
  'Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1';
const opera =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0';

it.each([
  [userAgents.chromeOnWindows, 'Chrome', 'Windows'],
  [userAgents.edgeOnWindows, 'Edge', 'Windows'],
  [userAgents.safariOnIphone, 'Safari', 'iPhone'],
  [userAgents.firefoxOnMac, 'Firefox', 'macOS'],
  [userAgents.samsungOnAndroid, 'Samsung Internet', 'Android'],
  [onChromeBook, 'Chrome', 'ChromeOS'],
  [onIpad, 'Chrome', 'iPad'],
  [opera, 'Opera', 'Linux'],
  ['node', null, null],
  [null, null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system });
});
