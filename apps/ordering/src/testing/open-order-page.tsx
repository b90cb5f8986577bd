import { getFirm, listPackages } from '@tassis/contracts';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area.tsx';

type Setting = {
  api?: FakeApi;
  locale?: 'fr' | 'en';
  /** The one heading that tells that the page is there. */
  h1: string;
};

/** The firm and its packages, until told otherwise. */
export function firmApi(): FakeApi {
  return new FakeApi().on(getFirm, () => firmAnswer()).on(listPackages, () => packagesAnswer());
}

/** A page on which a package is chosen or ordered. */
export async function openOrderPage(at: string, { api = firmApi(), locale, h1 }: Setting) {
  // So that no test waits for what the router loads lazily.
  await Promise.all([
    import('../routes/company-creation.tsx'),
    import('../routes/domiciliation.tsx'),
    import('../routes/domiciliation-form.tsx'),
    import('../features/company-creation/company-creation-wizard.tsx'),
  ]);
  const view = renderArea(area, { at, api, ...(locale && { locale }) });
  await screen.findByRole('heading', { level: 1, name: h1 });
  return { ...view, api, user: userEvent.setup() };
}
