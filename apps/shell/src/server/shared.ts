import * as jsxRuntime from 'react/jsx-runtime';
import { shared as sharedInBrowsers } from '../shared.ts';

/** What server bundles of areas ask for: in browsers each area has its own few lines of `react/jsx-runtime`. */
export const shared: Readonly<Record<string, unknown>> = {
  ...sharedInBrowsers,
  'react/jsx-runtime': jsxRuntime,
};
