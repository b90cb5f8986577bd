import { publicPaths } from './addresses.ts';

/** The deep tier goes through every row of every table; the fast one through those that differ most. */
export const isDeep = process.env['TEST_TIER'] === 'deep';

/** The public pages whose behaviour is asked one by one: in the fast tier the one that has most, a form. */
export const sampledPaths = isDeep ? publicPaths : (['/negative-certificate'] as const);

/** The pages of the shell's own that are rendered whole, for who has no session. */
export const signInPaths = isDeep ? (['/login', '/register'] as const) : (['/login'] as const);

/** In the fast tier one of each area that has public pages. */
export const pathOfEachArea = isDeep ? publicPaths : (['/', '/negative-certificate'] as const);
