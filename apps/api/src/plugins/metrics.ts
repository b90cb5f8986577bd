import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { addGauges, type Gauged } from './gauges.ts';

/** Seconds; our slowest honest answer is a sign-in. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Recorder = Awaited<ReturnType<typeof createRecorder>>;

/**
 * `GET /metrics` in Prometheus' text, outside `/api`, which is all that the edge passes on. The
 * library is loaded once the server listens: what is counted begins then.
 */
export const metrics = fastifyPlugin<Gauged>(
  async (app, gauged) => {
    let recorder: Recorder | null = null;
    app.addHook('onListen', async () => {
      recorder = await createRecorder(gauged);
    });
    app.addHook('onResponse', async (request, reply) => {
      // The duration of an event stream is not a response time.
      if (!request.routeOptions.config.contract?.eventStream) recorder?.observe(request, reply);
    });
    app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) => {
      recorder ??= await createRecorder(gauged);
      return reply.type(recorder.contentType).send(await recorder.text());
    });
  },
  { name: 'metrics' },
);

async function createRecorder(gauged: Gauged) {
  const { collectDefaultMetrics, Counter, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by operation and route.',
    labelNames: ['operation', 'method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests that were told to come again: 429 too often, 503 too busy or without the database.',
    labelNames: ['status'],
    registers: [registry],
  });
  await addGauges(registry, gauged);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe: (request: FastifyRequest, reply: FastifyReply) => {
      const { url: route = 'unmatched', config } = request.routeOptions;
      const labels = {
        operation: config.contract?.name ?? 'none',
        method: request.method,
        route,
        status: String(reply.statusCode),
      };
      durations.observe(labels, reply.elapsedTime / 1000);
      if (isShed(request, reply)) shed.inc({ status: labels.status });
    },
  };
}

/** A 503 of the readiness check is not load shedding. */
function isShed({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const isHealth = routeOptions.config.contract?.path.startsWith('/health/') === true;
  return !isHealth && (statusCode === 429 || statusCode === 503);
}
