import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FastifyError } from 'fastify';
import { type Failure, fail, type Result } from '#contract/result.ts';
import { authorize, type Caller } from '#server/http/authorize.ts';
import type { MakeCall } from '#server/http/calls.ts';
import { describeFailure } from '#server/http/problem.ts';
import type { Exchange } from '#server/http/route.ts';
import { thrownFailure } from '#server/http/unexpected-error.ts';
import { type Arguments, toRawInput } from './read-arguments.ts';
import type { Effect, Tool } from './tool.ts';
import { TOOLS } from './tools.ts';

/** One message of an assistant: whose rights it has, and the exchange it came by. */
export interface Message {
  readonly caller: Caller | undefined;
  readonly http: Exchange;
}

const NEEDS_TOKEN =
  'This tool needs the personal token of an account, as a bearer token: make one in the settings of the profile.';

/** The tools that the caller may use, as the protocol lists them. */
export function listToolsFor(caller: Caller | undefined) {
  return LISTED.filter(({ tool }) => mayUse(caller, tool).ok).map(({ listed }) => listed);
}

/** A failure is a problem as HTTP has it, for the assistant to read. */
export async function answerTool(
  makeCall: MakeCall,
  { caller, http }: Message,
  name: string,
  given: Arguments,
): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name);
  const outcome = tool
    ? await run(makeCall, { caller, http }, tool, given)
    : fail('not_found', `There is no tool ${JSON.stringify(name.slice(0, 80))}.`);
  const failure = outcome.ok ? undefined : outcome.failure.code;
  http.request.log.info({ tool: tool?.name ?? null, failure }, 'tool call');
  return outcome.ok ? { content: [{ type: 'text', text: outcome.value }] } : refused(outcome.failure);
}

async function run(
  makeCall: MakeCall,
  { caller, http }: Message,
  tool: Tool,
  given: Arguments,
): Promise<Result<string>> {
  const allowed = mayUse(caller, tool);
  if (!allowed.ok) return allowed;
  try {
    return await tool.run(async (endpoint, named) => {
      const raw = toRawInput(endpoint, named);
      return raw.ok ? makeCall(endpoint, caller, raw.value, http) : raw;
    }, given);
  } catch (error) {
    return { ok: false, failure: thrownFailure(error as FastifyError, http.request) };
  }
}

function mayUse(caller: Caller | undefined, { calls }: Tool): Result<unknown> {
  const refusal = calls.map((endpoint) => authorize(caller, endpoint)).find(({ ok }) => !ok);
  if (refusal === undefined || refusal.ok) return { ok: true, value: undefined };
  return caller === undefined ? fail('unauthorized', NEEDS_TOKEN) : refusal;
}

function refused(failure: Failure): CallToolResult {
  const { retryAfterSeconds } = failure;
  const problem = {
    ...describeFailure(failure),
    ...(retryAfterSeconds && { retry_after: retryAfterSeconds }),
  };
  return { content: [{ type: 'text', text: JSON.stringify(problem) }], isError: true };
}

const HINTS: Readonly<Record<Effect, object>> = {
  reads: { readOnlyHint: true },
  adds: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  sets: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  removes: { readOnlyHint: false, destructiveHint: true },
};

const LISTED = TOOLS.map((tool) => ({
  tool,
  listed: {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: { ...tool.input, type: 'object' as const },
    annotations: { ...HINTS[tool.effect], openWorldHint: false },
  },
}));
