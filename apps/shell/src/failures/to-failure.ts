import { ApiError } from '@tassis/api-client';
import { AreaFailure } from '../areas/area-failure.ts';
import type { Failure } from './failure-reports.ts';

/** Where an error was caught. */
export interface FailureContext {
  kind: string;
  /** React's component stack of an error while rendering. */
  componentStack?: string | null | undefined;
  /** The area of the page, for errors whose stack names no release. */
  area?: string | undefined;
}

/**
 * Creates the report of an error, without its message; its app follows from the releases that the stack names.
 * Undefined for errors that are not failures of the site: aborted requests, and errors of browser extensions.
 */
export function toFailure(
  error: unknown,
  { kind, componentStack, area }: FailureContext,
): Failure | undefined {
  if (error instanceof AreaFailure) {
    return error.kind === 'disabled'
      ? undefined // aborted on purpose
      : { area: error.areaId, version: error.version, kind: error.kind };
  }
  if (isGivenUp(error)) return undefined;
  const stack = error instanceof Error ? error.stack : undefined;
  const release = releaseIn(`${stack ?? ''}\n${componentStack ?? ''}`) ?? (area && { area });
  if (!release) return undefined;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return { ...release, kind, requestId };
}

function isGivenUp(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === null;
  return error instanceof Error && error.name === 'AbortError';
}

/** The first area in a stack; without one, the shell. */
function releaseIn(stack: string): Failure | Pick<Failure, 'area' | 'version'> | undefined {
  const named = [...stack.matchAll(/\/mfe\/([a-z][a-z-]*)\/([\w.+-]+)\//g)].map(
    ([, area = '', version]) => ({ area, version }),
  );
  const found = named.find(({ area }) => area !== 'shell') ?? named[0];
  // Every report has the shell's version anyway.
  return found?.area === 'shell' ? { area: 'shell' } : found;
}
