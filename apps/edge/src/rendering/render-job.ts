import type { FormAnswer } from '@tassis/platform/form-answer';
import type { ReleaseManifest } from '@tassis/platform/release';
import type { RenderedPage, Surroundings } from './server-shell.ts';

/**
 * What is rendered: a public page of an area; what a page of an area with roles shows early; a frame, with its mount where the
 * page is the shell’s own; or the answer to a form.
 */
export type Subject =
  | { kind: 'page' | 'early'; path: string; area: ReleaseSource & { id: string } }
  | { kind: 'frame'; path: string; own?: string | undefined }
  | { kind: 'answer'; answer: FormAnswer };

/** One release of the shell or of an area. */
export interface ReleaseSource {
  /** Its folder. */
  folder: string;
  /** The address of that folder. */
  base: string;
}

/** One piece of work for the rendering thread. */
export interface RenderJob {
  shell: ReleaseSource;
  manifest: ReleaseManifest;
  surroundings: Surroundings;
  subject: Subject;
}

/** The result. */
export interface Rendering extends RenderedPage {
  /** Every rule that can match the markup; empty for early pages, which link whole stylesheets. */
  style: string;
  /** The stylesheets of the area that match an early page, with their hashes, in their order. */
  areaStyles?: readonly AreaStyle[];
}

/** A stylesheet by its path in a release, with its hash. */
export type AreaStyle = readonly [file: string, integrity: string];
