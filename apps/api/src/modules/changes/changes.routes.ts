import { streamChanges } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, StreamAnswer, type Route } from '../../http/route.ts';

export function changesRoutes(deps: Dependencies): Route[] {
  const { live } = deps;
  return [defineRoute(streamChanges, async ({ actor }) => new StreamAnswer(live.open(actor)))];
}
