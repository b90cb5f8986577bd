/** Why an area could not be shown. */
export type AreaFailureKind = 'incompatible' | 'not-loaded' | 'timeout' | 'invalid' | 'disabled';

/** An area that could not be loaded; its content area shows the error card, the rest of the site lives on. */
export class AreaFailure extends Error {
  readonly areaId: string;
  readonly kind: AreaFailureKind;

  constructor(areaId: string, kind: AreaFailureKind, cause?: unknown) {
    super(`Area ${areaId}: ${kind}`, { cause });
    this.name = 'AreaFailure';
    this.areaId = areaId;
    this.kind = kind;
  }
}
