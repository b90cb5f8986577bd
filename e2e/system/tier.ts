import { publicPaths } from './addresses.ts';

/** The deep tier goes through every row of every table; the fast one through those that differ most. */
export const isDeep = process.env['TEST_TIER'] === 'deep';

/** The public pages whose behaviour is asked one by one: in the fast tier one of each area that has such pages. */
export const sampledPaths = isDeep ? publicPaths : (['/', '/negative-certificate'] as const);
