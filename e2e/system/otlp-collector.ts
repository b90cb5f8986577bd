import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** What an exporter sends by OTLP over HTTP, as far as a test reads it. */
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
      }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
}

/** A collector of OpenTelemetry, which keeps what it is sent. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body);
      for (const { resource, scopeSpans } of Sent.parse(body).resourceSpans) {
        const named = resource.attributes.find(({ key }) => key === 'service.name');
        const { stringValue: service } = z.object({ stringValue: z.string() }).parse(named?.value);
        for (const scope of scopeSpans)
          spans.push(...scope.spans.map((span) => ({ ...span, service })));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** All that was sent, as text. */
    text: () => JSON.stringify(bodies),
    close: () => server.close(),
  };
}
