import type { Endpoint } from '#contract/http/endpoint.ts';
import { fail, type Result } from '#contract/result.ts';
import type { Caller } from './authorize.ts';
import type { RawInput } from './read-input.ts';
import { isReplyStream } from './reply-stream.ts';
import { type Answer, answerer, type Exchange, type Route } from './route.ts';

/** Makes a call of the API within the process, with the rights, checks and answer of its route; gives its JSON. */
export type MakeCall = (
  endpoint: Endpoint,
  caller: Caller | undefined,
  raw: RawInput,
  http: Exchange,
) => Promise<Result<Buffer>>;

/** A binder that remembers what it binds, for those who call without HTTP. */
export function recordCalls(bind: Route): { readonly route: Route; readonly makeCall: MakeCall } {
  const answers = new Map<Endpoint, Answer>();
  return {
    route: (endpoint, handler, options) => {
      answers.set(endpoint, answerer(endpoint, handler));
      bind(endpoint, handler, options);
    },
    async makeCall(endpoint, caller, raw, http) {
      const outcome = await answers.get(endpoint)?.(caller, raw, http);
      if (outcome === undefined) throw new Error(`no route answers ${endpoint.method} ${endpoint.path}`);
      if (!outcome.ok) return outcome;
      const content = outcome.value;
      return isReplyStream(content)
        ? fail('invalid', 'This call answers a stream: make it over HTTP.')
        : { ok: true, value: content };
    },
  };
}
