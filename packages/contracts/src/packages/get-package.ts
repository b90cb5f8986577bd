import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';
import { Package } from './package.ts';

export const getPackage = defineContract({
  name: 'getPackage',
  method: 'GET',
  path: '/packages/:code',
  summary: 'One published package, by its code; answers an ETag.',
  auth: 'public',
  cacheable: true,
  request: { params: z.object({ code: z.string(wrong) }) },
  response: { status: 200, schema: itemAnswer(Package) },
  errors: ['not_found', 'validation_failed'],
});
