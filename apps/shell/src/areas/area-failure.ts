/** Why an area could not be shown. */
export type AreaFailureKind = 'incompatible' | 'not-loaded' | 'timeout' | 'invalid' | 'disabled';

/** An area that could not be loaded; its content area shows the error card, the rest of the site lives on. */
export class AreaFailure extends Error {
  readonly areaId: string;
  readonly kind: AreaFailureKind;
  /** Quoted to the staff; also in the report of the error. */
  readonly reference: string;

  constructor(areaId: string, kind: AreaFailureKind, cause?: unknown) {
    super(`Area ${areaId}: ${kind}`, { cause });
    this.name = 'AreaFailure';
    this.areaId = areaId;
    this.kind = kind;
    this.reference = `${areaId}-${Date.now().toString(36)}`;
  }
}
