import { getClaims } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findClaims } from './claims.repository.ts';

export function getClaimsRoute({ db }: Dependencies) {
  return defineRoute(getClaims, async () => success(await findClaims(db)));
}
