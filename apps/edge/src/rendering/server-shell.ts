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
  /** JSON-LD for search engines; missing in older shells. */
  structuredData?: string;
  /** Whether the app fetches the list of areas on demand; older shells read it in the page. */
  fetchesGuardedAreas?: boolean;
  /** A script that runs in the head before the first paint; most pages have none. */
  headScript?: string | undefined;
  /** It is a complete page of the shell, not the frame around one; older shells render frames only. */
  isWhole?: boolean;
  /** It is a frame instead of the page, because the API did not answer. */
  isStandIn?: boolean;
  /** Why the page could not be rendered; missing in older shells. */
  failure?: string;
}

/** The URLs of the site and its API, as seen by the server, and the site's name. */
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
  /** Missing in older shells: they show the frame until the app has started. */
  renderEarly?: RenderArea;
  /** Older shells ignore `own` and `manifest`. */
  renderFrame: (path: string, own?: string, manifest?: ReleaseManifest) => Promise<RenderedPage>;
  renderAnswer: (answer: FormAnswer) => Promise<RenderedPage>;
}

/** Checks that a bundle's exports are a shell's; throws when they are not. */
export function asServerShell(exports: unknown): ServerShell {
  shellSchema.parse(exports);
  // The functions exist; their parameters are the contract of this interface between shell and edge.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return exports as ServerShell;
}
