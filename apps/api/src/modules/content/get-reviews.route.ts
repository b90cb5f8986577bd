import { getReviews } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findReviews } from './site-texts.repository.ts';

export function getReviewsRoute({ db }: Dependencies) {
  return defineRoute(getReviews, async () => success(await findReviews(db)));
}
