import type { Kind, RequestRecord } from './request-record.ts';
import { serialDepth } from './serial-depth.ts';

/** The cost of some requests. Bodies in encoded bytes; `bytes` includes the headers. */
export interface Weight {
  requests: number;
  depth: number;
  bytes: number;
  html: number;
  css: number;
  js: number;
}

export function weigh(requests: readonly RequestRecord[]): Weight {
  const body = (kind: Kind) =>
    sum(requests.filter((request) => request.kind === kind).map((request) => request.body));
  return {
    requests: requests.length,
    depth: serialDepth(requests),
    bytes: sum(requests.map(({ bytes }) => bytes)),
    html: body('html'),
    css: body('css'),
    js: body('js'),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
