import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { Image, IMAGE_BODY_LIMIT, ImageForm } from './image.ts';

export const createImage = defineContract({
  name: 'createImage',
  method: 'POST',
  path: '/content/images',
  summary:
    'A picture for the site, from a JPEG, PNG, WebP or AVIF: encoded anew in several widths, without what its file says of its origin.',
  auth: ['content_admin'],
  idempotent: true,
  request: { headers: IdempotencyHeaders, body: ImageForm },
  bodyLimit: IMAGE_BODY_LIMIT,
  response: { status: 201, schema: itemAnswer(Image) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
