import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { freshBrowser } from '../../../testing/open-page.tsx';

export { textsAt } from '../../../testing/controls.ts';
export { creationVisit } from '../form/records.ts';
export * from './fill-in.ts';
export { openWizard } from './open-wizard.tsx';

/** Each test of a file begins with empty browser storage. */
export function beginAnew(): void {
  beforeEach(freshBrowser);
  afterEach(cleanup);
}
