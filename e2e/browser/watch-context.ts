import type { BrowserContext, Page } from '@playwright/test';

/** What no page of a browser context may do: console errors, exceptions, policy violations, requests to other hosts. */
export interface ContextWatch {
  /** Complaints that match this are expected by the test. */
  expectComplaint: (pattern: RegExp) => void;
  complaints: () => string[];
  strangers: () => string[];
}

/** Starts watching a context: its pages, and those opened later. */
export function watchContext(context: BrowserContext, baseUrl: string): ContextWatch {
  const complaints: string[] = [];
  const strangers: string[] = [];
  const expected: RegExp[] = [];
  const watch = (page: Page) => watchPage(page, { baseUrl, complaints, strangers });
  context.pages().forEach(watch);
  context.on('page', watch);
  return {
    expectComplaint: (pattern) => expected.push(pattern),
    complaints: () => complaints.filter((text) => !expected.some((pattern) => pattern.test(text))),
    strangers: () => strangers,
  };
}

/**
 * The browser's warning about a preloaded file that was not used within three seconds, which also appears on a slow machine or
 * when a test delays the app. area-pages.spec.ts checks that preloaded files are used.
 */
const unusedYet = /was preloaded using link preload but not used within a few seconds/;

function watchPage(
  page: Page,
  {
    baseUrl,
    complaints,
    strangers,
  }: { baseUrl: string; complaints: string[]; strangers: string[] },
): void {
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !unusedYet.test(message.text())) complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() < 500) return;
    void response.text().then(
      (body) => complaints.push(`${response.status()} ${response.url()}: ${body.slice(0, 300)}`),
      () => undefined, // The page was closed meanwhile.
    );
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseUrl) && !/^(?:data|blob):/.test(url)) strangers.push(url);
  });
}
