import { streamChanges } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, StreamAnswer } from '../../http/route.ts';

export function streamChangesRoute({ live }: Dependencies) {
  return defineRoute(streamChanges, async ({ actor }) => new StreamAnswer(live.open(actor)));
}
