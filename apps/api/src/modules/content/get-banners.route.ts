import { getBanners } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findBanners } from './banners.repository.ts';

export function getBannersRoute({ db }: Dependencies) {
  return defineRoute(getBanners, async () => success(await findBanners(db)));
}
