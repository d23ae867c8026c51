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

/** Of an attempt to hand spans over, and of the last one when the server stops, which has few seconds. */
const EXPORT_PATIENCE_MS = 5_000;
const STOP_PATIENCE_MS = 1_000;

export interface Tracer {
  /** `parent`: the request's `traceparent` header, where it has one. */
  start(name: string, parent: string | undefined): Span;
  end(span: Span, name: string, attributes: Attributes, isError: boolean): void;
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
  return {
    start(name, parent) {
      const from = parent === undefined ? null : parseTraceParent(parent);
      const context = from ? trace.setSpanContext(ROOT_CONTEXT, { ...from, isRemote: true }) : ROOT_CONTEXT;
      return tracer.startSpan(name, { kind: SpanKind.SERVER }, context);
    },
    end(span, name, attributes, isError) {
      span.updateName(name).setAttributes(attributes);
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
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
