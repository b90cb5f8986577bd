import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PackageOrder, PackageOrderForm } from './package-order.ts';

export const updatePackageOrder = defineContract({
  name: 'updatePackageOrder',
  method: 'PUT',
  path: '/content/packages/order',
  summary: 'Order drafts and published packages anew; names each of them once.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { body: PackageOrderForm },
  response: { status: 200, schema: itemAnswer(PackageOrder) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});
