import type { MessageCode } from '../codes.ts';
import { errors } from './errors.ts';
import { options } from './options.ts';
import { transport } from './transport.ts';
import { violations } from './violations.ts';

export const catalogue = {
  ...violations,
  ...errors,
  ...options,
  ...transport,
} as const satisfies Record<MessageCode, string>;
