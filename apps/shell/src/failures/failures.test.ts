import { ApiError } from '@tassis/api-client';
import { describe, expect, it, vi } from 'vitest';
import { AreaFailure } from '../areas/area-failure.ts';
import { toFailure } from './to-failure.ts';
import type { FailureReports } from './failure-reports.ts';
import { createFailures, watchUncaught } from './failures.ts';

const site = 'https://tassis.example/mfe';
const inOrdering = `at Price (${site}/ordering/1.4.2-ab/remoteEntry.ordering.js:1:2)`;
const inShell = `at render (${site}/shell/1.0.0-cd/main.js:3:4)`;

function thrown(stack: string, error = new Error('Salma El Amrani')): Error {
  return Object.assign(error, { stack });
}

describe('an error', () => {
  it.each([
    ['belongs to the area whose code threw it', { stack: `${inShell}\n${inOrdering}` }],
    [
      'belongs to the area that rendered the component in which React threw',
      { stack: inShell, componentStack: inOrdering },
    ],
  ])('%s', (_what, { stack, ...rest }) => {
    expect(toFailure(thrown(stack), { kind: 'render', area: 'marketing', ...rest })).toEqual({
      area: 'ordering',
      version: '1.4.2-ab',
      kind: 'render',
    });
  });

  it('is the shell’s when its stack names the shell only', () => {
    const context = { kind: 'render', componentStack: inShell, area: 'ordering' };
    expect(toFailure(thrown(inShell), context)).toEqual({ area: 'shell', kind: 'render' });
  });

  it('without a stack belongs to the area of its page', () => {
    expect(toFailure('text', { kind: 'data', area: 'ordering' })).toMatchObject({
      area: 'ordering',
    });
  });

  it('of an API answer has the request id', () => {
    const facts = { status: 500, code: 'server_error', requestId: 'r-12345678' };
    const error = new ApiError({ ...facts, mayHaveReachedServer: true });
    expect(toFailure(thrown(inShell, error), { kind: 'rejection' })).toMatchObject({
      requestId: 'r-12345678',
    });
  });

  it.each([
    ['of an extension', thrown('at x (chrome-extension://abc/content.js:1:2)')],
    ['of nobody', null],
    ['of an aborted request', thrown(inShell, new DOMException('', 'AbortError'))],
    [
      'of a request without an answer',
      thrown(inShell, new ApiError({ status: null, code: 'network', mayHaveReachedServer: true })),
    ],
    ['of a disabled area', new AreaFailure({ id: 'ordering' }, 'disabled')],
  ])('an error %s is not a failure', (_what, error) => {
    expect(toFailure(error, { kind: 'rejection' })).toBeUndefined();
  });
});

describe('the page', () => {
  const report = vi.fn<FailureReports['report']>();
  const failures = createFailures({ getReference: ({ kind }) => `ref-${kind}`, report });

  it('records an error with the context of its first catcher', () => {
    const error = thrown(inOrdering);
    const heard = vi.fn<() => void>();
    const stop = failures.listen(heard);
    failures.note(error, { kind: 'render' });
    failures.note(error, { kind: 'uncaught' });
    stop();
    expect(failures.noted(error)).toEqual({ kind: 'render', reference: 'ref-render' });
    expect(report).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('records uncaught errors and rejections', () => {
    report.mockClear();
    watchUncaught(failures);
    const reason = thrown(inShell);
    dispatchEvent(new ErrorEvent('error', { error: thrown(inOrdering) }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(report.mock.calls.map(([failure]) => failure)).toMatchObject([
      { area: 'ordering', kind: 'uncaught' },
      { area: 'shell', kind: 'rejection' },
    ]);
  });
});
