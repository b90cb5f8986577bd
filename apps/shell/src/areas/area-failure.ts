import type { ReleasedArea } from '@tassis/platform/release';

/** Why an area could not be shown. */
export type AreaFailureKind =
  | 'disabled'
  | 'dropped'
  | 'evaluation'
  /** The previous release runs instead. */
  | 'fallback'
  | 'incompatible'
  | 'invalid'
  | 'not-loaded'
  | 'timeout';

/** An area could not be loaded: the error card replaces it, and the rest of the site works. */
export class AreaFailure extends Error {
  readonly areaId: string;
  /** The version of the failed release; undefined when its entry could not be parsed. */
  readonly version: string | undefined;
  readonly kind: AreaFailureKind;

  constructor(
    area: Pick<ReleasedArea, 'id'> & { version?: string },
    kind: AreaFailureKind,
    cause?: unknown,
  ) {
    super(`Area ${area.id}: ${kind}`, { cause });
    this.name = 'AreaFailure';
    this.areaId = area.id;
    this.version = area.version;
    this.kind = kind;
  }
}
