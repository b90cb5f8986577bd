import type { ReleaseManifest } from '@tassis/platform/release';
import type { FormAnswer, RenderedPage, Surroundings } from './server-shell.ts';

/** What is rendered: a public page of an area, the frame of a private one, or the answer to a form. */
export type Subject =
  | { kind: 'page'; path: string; areaId: string }
  | { kind: 'frame'; path: string }
  | { kind: 'answer'; answer: FormAnswer };

/** One piece of work for the rendering thread. */
export interface RenderJob {
  /** The release store. */
  store: string;
  manifest: ReleaseManifest;
  surroundings: Surroundings;
  subject: Subject;
}

/** What comes of it; `style` holds every rule that the markup can meet. */
export interface Rendering extends RenderedPage {
  style: string;
}
