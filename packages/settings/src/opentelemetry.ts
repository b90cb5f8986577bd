import { context, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/** Only `tracing.ts` imports this file, and only when traces are wanted. */
export interface SpanDescription {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  /** The `traceparent` that it goes on with; null begins a trace; absent, the span that is open. */
  parent?: string | string[] | null | undefined;
  attributes?: Attributes;
}

export interface OpenSpan {
  /** What goes on with the trace is given this. */
  traceparent: string;
  /** Does the work with this span as the open one. */
  run: <Result>(work: () => Result) => Result;
  /** A failure is told by its name or code alone: its words may quote personal data. */
  end: (outcome?: { status?: number; error?: unknown }) => void;
}

export interface Tracer {
  open: (description: SpanDescription) => OpenSpan;
  /** The `traceparent` of the open span. */
  current: () => string | undefined;
  close: () => Promise<void>;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/** Sends spans in batches by OTLP over HTTP. `OTEL_TRACES_SAMPLER_ARG` is the share of traces that is sent, 0 to 1; all when it is not set. */
export function openTracer(service: string, environment: NodeJS.ProcessEnv): Tracer {
  const share = Number(environment['OTEL_TRACES_SAMPLER_ARG'] ?? 1);
  const named = detectResources({ detectors: [envDetector] });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }).merge(named),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('tassis');
  return {
    open: ({ name, kind, parent, attributes = {} }) => {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, toContext(parent));
      const inside = trace.setSpan(context.active(), span);
      return {
        traceparent: toTraceparent(span.spanContext()),
        run: (work) => context.with(inside, work),
        end: ({ status, error } = {}) => {
          if (status !== undefined) span.setAttribute('http.response.status_code', status);
          if (error !== undefined) span.setAttribute('error.type', nameError(error));
          if (error !== undefined || (status ?? 0) >= 500)
            span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    current: () => {
      const open = trace.getSpanContext(context.active());
      return open && toTraceparent(open);
    },
    close: async () => {
      context.disable();
      await provider.shutdown();
    },
  };
}

function toContext(parent: SpanDescription['parent']) {
  const active = context.active();
  if (parent === undefined) return active;
  const told = typeof parent === 'string' ? parseTraceParent(parent) : null;
  return told
    ? trace.setSpanContext(active, { ...told, isRemote: true })
    : trace.deleteSpan(active);
}

function toTraceparent({ traceId, spanId, traceFlags }: SpanIds): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

interface SpanIds {
  traceId: string;
  spanId: string;
  traceFlags: number;
}

function nameError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
