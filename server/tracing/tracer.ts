import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/** Of an attempt to hand spans over, and of the last one when the process stops, which has few seconds. */
const EXPORT_PATIENCE_MS = 5_000;
const STOP_PATIENCE_MS = 1_000;

/** Spans carry names and numbers that the code knows: never a path, a term, an address or a value of a row. */
export interface Tracer {
  /** A request's span. `parent`: its `traceparent` header, where it has one. */
  startRequest(name: string, parent: string | undefined): Span;
  endRequest(span: Span, name: string, attributes: Attributes, isError: boolean): void;
  /** Runs the work, and all that it begins, within a span. */
  run<T>(span: Span, work: () => T): T;
  /** A span of work by itself, such as an import. */
  inRoot<T>(name: string, work: (span: Span) => Promise<T>): Promise<T>;
  /** A span of a part of what runs; work that is in none is not traced, such as a look for mail every few seconds. */
  inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** The same for work that calls back: begins a span and gives what ends it. */
  begin(name: string, attributes: Attributes): ((error?: unknown) => void) | undefined;
  /** Flushes the remaining spans, as far as the collector accepts them. */
  stop(): Promise<void>;
}

/** Sends spans to a collector by OTLP over HTTP, in batches. Spans that it does not take are dropped. */
export function openTracer(collector: string, version: string): Tracer {
  const url = `${collector.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_PATIENCE_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'larder', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('larder');
  const current = new AsyncLocalStorage<Span>();
  const startPart = (name: string, attributes: Attributes, kind: SpanKind) => {
    const parent = current.getStore();
    return parent && tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
  };
  const within = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
    try {
      return await current.run(span, work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
  return {
    startRequest(name, parent) {
      const from = parent === undefined ? null : parseTraceParent(parent);
      const context = from ? trace.setSpanContext(ROOT_CONTEXT, { ...from, isRemote: true }) : ROOT_CONTEXT;
      return tracer.startSpan(name, { kind: SpanKind.SERVER }, context);
    },
    endRequest(span, name, attributes, isError) {
      span.updateName(name).setAttributes(attributes);
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    run: (span, work) => current.run(span, work),
    inRoot(name, work) {
      const span = tracer.startSpan(name, {}, ROOT_CONTEXT);
      return within(span, () => work(span));
    },
    inSpan(name, attributes, work) {
      const span = startPart(name, attributes, SpanKind.INTERNAL);
      return span ? within(span, work) : work();
    },
    begin(name, attributes) {
      const span = startPart(name, attributes, SpanKind.CLIENT);
      return (
        span &&
        ((error) => {
          if (error) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        })
      );
    },
    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_PATIENCE_MS);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), tooLate]);
      clearTimeout(timer);
    },
  };
}
