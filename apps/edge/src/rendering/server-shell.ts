import type { FormAnswer } from '@tassis/platform/form-answer';
import type { ReleaseManifest } from '@tassis/platform/release';
import * as z from 'zod/mini';

const isFunction = z.custom<(...given: never[]) => unknown>((value) => typeof value === 'function');
const shellSchema = z.object({
  shared: z.record(z.string(), z.unknown()),
  setUp: isFunction,
  renderPage: isFunction,
  renderEarly: z.optional(isFunction),
  renderFrame: isFunction,
  renderAnswer: isFunction,
});

/** A rendered page in its parts (`apps/shell/src/server`). */
export interface RenderedPage {
  /** Title, description, links. */
  head: string;
  /** What stands in `#root`. */
  body: string;
  /** Each answer that the page shows, with its key in the browser's cache. */
  answers: readonly [key: readonly unknown[], answer: unknown][];
  /** What search engines are told, as scripts that are not run; older shells tell nothing. */
  structuredData?: string;
  /** The app fetches the list of areas with roles when it needs it; that of older shells reads it in the page. */
  fetchesGuardedAreas?: boolean;
  /** What is run in the head before the page is painted; most pages have nothing. */
  headScript?: string | undefined;
  /** It is a page of the shell's own as it is, not the frame around one; older shells render frames only. */
  isWhole?: boolean;
  /** It is the frame, but would be the page itself had the API answered. */
  isStandIn?: boolean;
  /** Why it is not the page itself; older shells do not tell. */
  failure?: string;
}

/** Where the site and its API are, as seen by the server, and what the site is called. */
export interface Surroundings {
  apiBaseUrl: string;
  siteUrl: string;
  /** Undefined until the firm has a name. */
  siteName?: string | undefined;
}

type RenderArea = (wanted: {
  manifest: ReleaseManifest;
  path: string;
  area: { id: string; exports: unknown };
}) => Promise<RenderedPage>;

/** The exports of the shell's server bundle. */
export interface ServerShell {
  shared: Readonly<Record<string, unknown>>;
  setUp: (surroundings: Surroundings) => void;
  renderPage: RenderArea;
  /** Older shells show the frame until the app has come. */
  renderEarly?: RenderArea;
  /** Older shells tell nothing of their own pages. */
  renderFrame: (path: string, own?: string, manifest?: ReleaseManifest) => Promise<RenderedPage>;
  renderAnswer: (answer: FormAnswer) => Promise<RenderedPage>;
}

/** Takes a bundle's exports for a shell's; throws when they are not. */
export function asServerShell(exports: unknown): ServerShell {
  shellSchema.parse(exports);
  // Its functions are there; shell and edge agree on what they take by this interface.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return exports as ServerShell;
}
