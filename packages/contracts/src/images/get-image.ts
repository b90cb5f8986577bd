import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { imageName } from './image.ts';

export const getImage = defineContract({
  name: 'getImage',
  method: 'GET',
  path: '/images/:name',
  summary: 'A picture of the site in one width. It never changes: browsers keep it for a year.',
  auth: 'public',
  attachment: ['image/webp'],
  request: { params: z.strictObject({ name: imageName }) },
  response: { status: 200, schema: z.unknown() },
  errors: ['not_found', 'validation_failed'],
});
