import { getFaq } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findFaq } from './site-texts.repository.ts';

export function getFaqRoute({ db }: Dependencies) {
  return defineRoute(getFaq, async ({ params }) => success(await findFaq(db, params.page)));
}
