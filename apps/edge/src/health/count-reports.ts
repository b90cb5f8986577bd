import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import * as z from 'zod/mini';
import { PREVIEW_COOKIE } from '../previews/preview-pass.ts';
import { storedVersions } from '../releases/stored-release.ts';
import type { HealthLine } from './counts.ts';
import { appendError } from './health-errors.ts';
import type { HealthCounter } from './health-counter.ts';
import { errorLogger } from './log-errors.ts';

/** What the edge reads of a report; the API checks all of it. */
const reportSchema = z.object({
  area: z.string(),
  version: z.nullish(z.string()),
  shell: z.string(),
  kind: z.string(),
  message: z.nullish(z.string()),
  stack: z.nullish(z.string()),
});

/** Larger ones are refused by the API (`REPORT_LIMIT`). */
const LIMIT = 16 * 1024;

/**
 * Counts the failures that pages report to the API through this edge, once the API has taken them: what it refuses, as not
 * of its form or too many of one address, counts for nothing. Only releases that lie in the store are counted. An error is
 * logged with the sources of its places after the answer.
 * @returns what reads the body of a report while it is passed on; called when that begins
 */
export function countReports(
  app: FastifyInstance,
  { releases, counter }: { releases: string; counter: Pick<HealthCounter, 'countReport'> },
): (request: FastifyRequest) => void {
  const bodies = new WeakMap<FastifyRequest, Promise<string>>();
  const logError = errorLogger(releases, app.log);
  let logging = Promise.resolve();
  const count = async (body: Promise<string>, address: string) => {
    const failed = await toFailed(releases, await body);
    if (!failed || !counter.countReport(failed.app, failed.kind, address)) return;
    const { kind, message, stack } = failed;
    if (message == null || kind === 'fallback') return; // the failure before it says why
    const error = {
      at: new Date().toISOString(),
      ...failed.app,
      kind,
      message,
      stack: stack ?? '',
    };
    await appendError(releases, error);
    logging = Promise.all([logging, logError(error)]).then(nothing, say);
  };
  const say = (error: unknown) => app.log.error({ err: error }, 'report not counted');
  let counting = Promise.resolve();
  app.addHook('onResponse', (request, reply, done) => {
    const body = reply.statusCode === 204 ? bodies.get(request) : undefined;
    if (body) counting = Promise.all([counting, count(body, request.ip)]).then(nothing, say);
    done();
  });
  // The boot script says so of a shell that does not come or does not start: there is no app then that could report.
  app.post<{ Params: { version: string } }>('/mfe/shell/:version/*', async (request, reply) => {
    const { version } = request.params;
    const isKnown = (await storedVersions(releases, 'shell')).includes(version);
    if (isKnown && !isbot(request.headers['user-agent'])) {
      const failure = { area: 'shell', version, kind: 'main' };
      if (counter.countReport({ id: 'shell', version }, failure.kind, request.ip))
        request.log.warn({ client_error: failure }, 'client error');
    }
    return reply.code(204).send();
  });
  // What is counted last is written last.
  app.addHook('onClose', async () => {
    await counting;
    await logging;
  });
  return (request) => {
    if (isReport(request)) bodies.set(request, readBody(request));
  };
}

/** Who looks at a preview may look for its fault: that fails no release. */
function isReport({ method, url, headers }: FastifyRequest): boolean {
  const isPreview = headers.cookie?.includes(`${PREVIEW_COOKIE}=`) === true;
  const isToCount = !isPreview && !isbot(headers['user-agent']);
  return method === 'POST' && url === '/api/client-errors' && isToCount;
}

function readBody({ raw }: FastifyRequest): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    raw.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= LIMIT) chunks.push(chunk);
    });
    for (const event of ['end', 'close'])
      raw.once(event, () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
}

type Report = z.infer<typeof reportSchema>;

/** What failed, and how. */
interface Failed extends Pick<Report, 'kind' | 'message' | 'stack'> {
  app: Pick<HealthLine, 'id' | 'version'>;
}

/** The release that failed; undefined when the report names none of the store. */
async function toFailed(store: string, body: string): Promise<Failed | undefined> {
  const report = reportIn(body);
  if (!report) return undefined;
  const id = report.area;
  // The shell's version is in every report.
  const version = id === 'shell' ? report.shell : report.version;
  if (version == null || !(await storedVersions(store, id)).includes(version)) return undefined;
  return { app: { id, version }, ...report };
}

function reportIn(body: string): Report | undefined {
  try {
    return reportSchema.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}

const nothing = () => undefined;
