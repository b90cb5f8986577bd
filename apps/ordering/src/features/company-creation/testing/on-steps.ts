import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { freshBrowser } from '../../../testing/open-page.tsx';

export { textsAt } from '../../../testing/controls.ts';
export { creationVisit } from '../form/records.ts';
export * from './fill-in.ts';
export { openWizard } from './open-wizard.tsx';

/** Empties the browser's storage before each test of a file. */
export function beginAnew(): void {
  beforeEach(freshBrowser);
  afterEach(cleanup);
}
