import { getFirm, listPackages } from '@tassis/contracts';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area.tsx';

type Setting = {
  api?: FakeApi;
  locale?: 'fr' | 'en';
  /** The heading by which a test sees that the page has rendered. */
  h1: string;
};

/** The default answers of the API: the firm and its packages. */
export function firmApi(): FakeApi {
  return new FakeApi().on(getFirm, () => firmAnswer()).on(listPackages, () => packagesAnswer());
}

/** Opens a page on which a package is chosen or ordered. */
export async function openOrderPage(at: string, { api = firmApi(), locale, h1 }: Setting) {
  // Loads the lazy parts first, so that no test waits for them.
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
