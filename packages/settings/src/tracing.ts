import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, SpanDescription, Tracer } from './opentelemetry.ts';

export type { OpenSpan } from './opentelemetry.ts';

/** Of this process, while its environment names a collector. */
let tracer: Tracer | undefined;

/**
 * Begins to send traces to the collector that the standard variables name (`OTEL_EXPORTER_OTLP_ENDPOINT` or
 * `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT`). Without one nothing happens, and the libraries of OpenTelemetry are not loaded.
 * @param service the name of this program, unless `OTEL_SERVICE_NAME` gives another
 */
export async function startTracing(service: string, environment: NodeJS.ProcessEnv): Promise<void> {
  if (!namesCollector(environment)) return;
  const { openTracer } = await import('./opentelemetry.ts');
  tracer = openTracer(service, environment);
}

/** Sends what is left; afterwards nothing is traced. */
export async function stopTracing(): Promise<void> {
  const stopped = tracer;
  tracer = undefined;
  await stopped?.close();
}

/** Whether this process traces. */
export function isTracing(): boolean {
  return tracer !== undefined;
}

/** A span inside the one that is open; undefined when none is. */
export function openChildSpan(description: SpanDescription): OpenSpan | undefined {
  return tracer?.current() === undefined ? undefined : tracer.open(description);
}

/** Does the work in a span of its own, which goes on with the trace of `parent`; as it is when nothing is traced. */
export async function inSpan<Result>(
  description: SpanDescription,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracer?.open(description);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}

/** The open span as a `traceparent` of W3C; undefined when nothing is traced. */
export function currentTraceparent(): string | undefined {
  return tracer?.current();
}

/** The trace of the open span, as a field of a log line. */
export function currentTraceField(): { trace_id?: string } {
  const id = currentTraceparent()?.split('-')[1];
  return id === undefined ? {} : { trace_id: id };
}

/**
 * Each request is a span, named by its route: an address may hold personal data. The request’s own `traceparent` becomes
 * this span’s, so that whoever it is passed on to goes on with the trace.
 * @param isEntry whether strangers call: then their `traceparent` is not believed and each request begins a trace
 */
export function traceRequests(app: FastifyInstance, { isEntry }: { isEntry: boolean }): void {
  if (!tracer) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method, id, headers } = request;
    const route = request.routeOptions.url ?? 'unmatched';
    const span = tracer?.open({
      name: `${method} ${route}`,
      kind: 'server',
      parent: isEntry ? null : headers['traceparent'],
      attributes: { 'http.request.method': method, 'http.route': route, 'tassis.request_id': id },
    });
    if (!span) return done();
    spans.set(request, span);
    headers['traceparent'] = span.traceparent;
    reply.raw.once('close', () => span.end({ status: reply.raw.statusCode }));
    return span.run(done);
  });
  // Events of the body's stream come from outside the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.run(done) : done();
  });
}

function namesCollector(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } =
    environment;
  const isOff =
    environment['OTEL_SDK_DISABLED'] === 'true' || environment['OTEL_TRACES_EXPORTER'] === 'none';
  return !isOff && Boolean(traces ?? all);
}
