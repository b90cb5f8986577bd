import * as query from '@tassis/api-client/query';
import * as apiClient from '@tassis/api-client';
import * as auth from '@tassis/auth';
import * as authForms from '@tassis/auth/forms';
import * as schema from '@tassis/contracts/schema';
import * as designSystemHost from '@tassis/design-system/host';
import * as platform from '@tassis/platform';
import * as platformRouter from '@tassis/platform/router';
import * as react from 'react';
import * as reactDom from 'react-dom';

/** The single copies of the shared modules, by the names under which areas request them. */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react-dom': reactDom,
  '@tassis/api-client/query': query,
  '@tassis/platform': platform,
  '@tassis/platform/router': platformRouter,
  '@tassis/auth': auth,
  '@tassis/auth/forms': authForms,
  '@tassis/contracts/schema': schema,
  '@tassis/api-client': apiClient,
  '@tassis/design-system/host': designSystemHost,
};
