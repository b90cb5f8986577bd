import type { Page } from '@playwright/test';
import { aManager, seeded } from '@tassis/testing/builders';
import { mainSystem } from '../system/addresses.ts';
import { registerClient } from '../system/api.ts';
import { toCreation } from '../system/order-cases.ts';
import { CompanyCreationPage } from './company-creation-page.ts';
import { haveSession } from './sign-in.ts';

type Beginning = {
  /** Whether the client is signed in. Default: true. */
  who?: 'client' | 'visitor';
  certificate?: 'yes' | 'no';
  /** The number of external managers. Default: none. */
  managers?: number;
  /** The step at which it stops. Default: the first. */
  to?: number;
};

const ONE = {
  flow: 'company-creation',
  package: 'COMBO12',
  people: 1,
  kind: 'physical',
  nationality: 'Moroccan',
} as const;

/** The input for a company of one associate with COMBO12. */
export function creationOfOne({ who = 'client', certificate = 'no' }: Beginning = {}) {
  return toCreation({ ...ONE, who, certificate });
}

/** Fills in a company creation of one associate with COMBO12, by a new client, up to this step. */
export async function beginCreation(page: Page, beginning: Beginning) {
  const { who = 'client', managers = 0, to = 1 } = beginning;
  const account = await registerClient(mainSystem.api);
  const random = seeded(3);
  const data = {
    ...creationOfOne(beginning),
    externalManagers: Array.from({ length: managers }, () => aManager({}, random)),
  };
  const form = new CompanyCreationPage(page);
  if (who === 'client') await haveSession(page, account.email, account.password);
  await form.open(ONE.package);
  await form.complete(data, { isDomiciled: true, to });
  return { account, data, form };
}

export type Begun = Awaited<ReturnType<typeof beginCreation>>;
