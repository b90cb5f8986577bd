import type { RequestRecord } from './request-record.ts';

/**
 * The longest chain of requests in which each could only start after the one before. A file named by a page or style follows
 * that file; a request by a script follows every script and response that had arrived before (which of them it needed cannot
 * be seen from outside, so this is the upper bound).
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
