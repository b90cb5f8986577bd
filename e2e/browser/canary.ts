import type { BrowserContext } from '@playwright/test';

/** What pages of a browser context did that only hostile text can cause. */
export type Canary = {
  /** Foreign scripts that ran, and violations of the policy. */
  heard: string[];
};

/** Gives every page of a context, frames included, the `canary()` that hostile texts call. */
export async function setCanary(context: BrowserContext): Promise<Canary> {
  const heard: string[] = [];
  await context.exposeBinding('canary', ({ page }) => void heard.push(`ran at ${page.url()}`));
  await context.exposeBinding('tellViolation', ({ page }, what: string) => {
    heard.push(`${what} at ${page.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // It was exposed above.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const tell = Reflect.get(globalThis, 'tellViolation') as (what: string) => void;
      tell(`${violatedDirective} stopped ${blockedURI}`);
    });
  });
  return { heard };
}
