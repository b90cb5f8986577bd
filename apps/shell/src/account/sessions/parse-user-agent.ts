/** A device with names that its owner recognises. */
export type Device = { browser: string | null; system: string | null };

// A user agent names the browsers that it imitates, so derived ones come first. An own list, because parser libraries are
// larger than this page's own code, for versions and models that are not shown.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\bOPR\/|\bOpera\b/u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//u, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bMac OS X\b/u, 'macOS'],
  [/\bLinux\b/u, 'Linux'],
];

/** Parses a user agent; null when it contains no known name. */
export function parseUserAgent(userAgent: string | null): Device {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

function nameIn(names: readonly [RegExp, string][], userAgent: string | null): string | null {
  return names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
}
