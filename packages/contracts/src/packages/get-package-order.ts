import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PackageOrder } from './package-order.ts';

export const getPackageOrder = defineContract({
  name: 'getPackageOrder',
  method: 'GET',
  path: '/content/packages/order',
  summary: 'The order of drafts and published packages, with its version.',
  auth: ['content_admin'],
  request: {},
  response: { status: 200, schema: itemAnswer(PackageOrder) },
  errors: ['unauthenticated', 'forbidden'],
});
