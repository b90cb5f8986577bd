import { getApi } from '@tassis/api-client';
import { createSession } from '@tassis/auth';
import type { Package } from '@tassis/contracts';
import type { Role } from '@tassis/domain';
import { defineArea } from '@tassis/platform';
import { packagesAnswer } from '@tassis/testing/answers';
import { renderArea } from '@tassis/testing/area';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { modalsInJsdom } from '../../../testing/modals-in-jsdom.ts';
import { letIn, watchedApi, type WatchedApi } from '../../../testing/watched-api.ts';
import { CompanyCreationWizard } from '../company-creation-wizard.tsx';
import { creationVisit } from '../form/records.ts';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

type Setting = {
  watched?: WatchedApi;
  /** Who is signed in already. */
  role?: Role;
  locale?: 'fr' | 'en';
  /** The package's code. Default: creation and domiciliation. */
  code?: string;
  etape?: number;
};

/** The published package of this code. */
export function packageOf(code: string): Package {
  const found = packagesAnswer().data.find((each) => each.code === code);
  if (found === undefined) throw new Error(`No sample package ${code}`);
  return found;
}

/** The wizard alone, with a real session and the real client over a fake network; what was typed before a reload is there. */
export async function openWizard(setting: Setting = {}) {
  const { watched = watchedApi(), role, locale = 'fr', code = 'COMBO12', etape } = setting;
  modalsInJsdom();
  creationVisit.close();
  if (role !== undefined) {
    letIn(watched, role);
    // The Cookie Store API is not in jsdom.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = 'token=access-1; Path=/';
  }
  const session = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
  const wizard = (
    <CompanyCreationWizard
      offer={packageOf(code)}
      withOptionalCreation={false}
      price={{ total: 7020 }}
      priceCard={<p>7 020 MAD</p>}
    />
  );
  const area = defineArea({
    id: 'ordering',
    routes: [{ path: '/company-creation', element: wizard }],
  });
  const query = new URLSearchParams({ package: code, ...(etape && { etape: String(etape) }) });
  const at = `/company-creation?${query}`;
  const view = renderArea(area, { at, api: watched, session, locale });
  await session.start(getApi());
  await screen.findByRole('heading', { level: 2 });
  await waitFor(() => expect(screen.queryByText('Chargement de votre demande…')).toBeNull());
  return { ...view, ...watched, watched, session, user: userEvent.setup() };
}

export type Wizard = Awaited<ReturnType<typeof openWizard>>;
