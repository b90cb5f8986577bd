import type { RequestRecord } from './request-record.ts';

/**
 * The longest chain of requests in which each could only start when the one before had answered. What a page or
 * style names waits for that file; what a script asks for waits for every script and every answer that had arrived
 * before (the scripts above it cannot be told apart from outside, so this is the upper bound).
 */
export function serialDepth(requests: readonly RequestRecord[]): number {
  const depths = new Map<RequestRecord, number>();
  for (const request of requests.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const before = [...depths].filter(([earlier]) => waitsFor(request, earlier));
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}

function waitsFor(request: RequestRecord, earlier: RequestRecord): boolean {
  if (request.askedBy.includes(earlier.url)) return true;
  const mayHaveLed = earlier.kind === 'js' || earlier.kind === 'other';
  return request.byScript && mayHaveLed && earlier.finishedAt <= request.startedAt;
}
