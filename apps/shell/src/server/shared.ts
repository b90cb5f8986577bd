import * as jsxRuntime from 'react/jsx-runtime';
import { shared as sharedInBrowsers } from '../shared.ts';

/** The modules that server bundles of areas require. Browser bundles have their own small copy of `react/jsx-runtime`. */
export const shared: Readonly<Record<string, unknown>> = {
  ...sharedInBrowsers,
  'react/jsx-runtime': jsxRuntime,
};
