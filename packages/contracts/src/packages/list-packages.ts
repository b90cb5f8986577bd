import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { Package } from './package.ts';

export const listPackages = defineContract({
  name: 'listPackages',
  method: 'GET',
  path: '/packages',
  summary: 'The published packages, in the order in which the site shows them; answers an ETag.',
  auth: 'public',
  cacheable: true,
  request: {},
  response: {
    status: 200,
    schema: z.object({ success: z.literal(true), data: z.array(Package) }),
  },
  errors: [],
});
