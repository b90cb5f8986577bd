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
    ['is the area’s whose code threw it', { stack: `${inShell}\n${inOrdering}` }],
    ['is the area’s that drew what React threw at', { stack: inShell, componentStack: inOrdering }],
  ])('%s', (_what, { stack, ...rest }) => {
    expect(toFailure(thrown(stack), { kind: 'render', area: 'marketing', ...rest })).toEqual({
      area: 'ordering',
      version: '1.4.2-ab',
      kind: 'render',
    });
  });

  it('is the shell’s when only its code is named', () => {
    const context = { kind: 'render', componentStack: inShell, area: 'ordering' };
    expect(toFailure(thrown(inShell), context)).toEqual({ area: 'shell', kind: 'render' });
  });

  it('that says nothing is of the area whose page it was', () => {
    expect(toFailure('text', { kind: 'data', area: 'ordering' })).toMatchObject({
      area: 'ordering',
    });
  });

  it('of an answer names the request', () => {
    const facts = { status: 500, code: 'server_error', requestId: 'r-12345678' };
    const error = new ApiError({ ...facts, mayHaveReachedServer: true });
    expect(toFailure(thrown(inShell, error), { kind: 'rejection' })).toMatchObject({
      requestId: 'r-12345678',
    });
  });

  it.each([
    ['of an extension', thrown('at x (chrome-extension://abc/content.js:1:2)')],
    ['of nobody', null],
    ['of a call that was given up', thrown(inShell, new DOMException('', 'AbortError'))],
    [
      'of a call without an answer',
      thrown(inShell, new ApiError({ status: null, code: 'network', mayHaveReachedServer: true })),
    ],
    ['of an area that was taken off the site', new AreaFailure({ id: 'ordering' }, 'disabled')],
  ])('%s is no failure', (_what, error) => {
    expect(toFailure(error, { kind: 'rejection' })).toBeUndefined();
  });
});

describe('the page', () => {
  const report = vi.fn<FailureReports['report']>();
  const failures = createFailures({ getReference: ({ kind }) => `ref-${kind}`, report });

  it('notes an error as who heard of it first says', () => {
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

  it('notes what nobody catches', () => {
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
