import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

export interface Assistant {
  toolNames(): Promise<string[]>;
  /** What a tool answered: its JSON, or the problem. */
  use(name: string, given?: object): Promise<{ readonly isError: boolean; readonly body: unknown }>;
  close(): Promise<void>;
}

/** A client of the protocol's own library, connected over HTTP, of the revision of 2025 or of 2026. */
export async function connectAssistant(
  address: string,
  token?: string,
  mode: 'legacy' | 'auto' = 'auto',
): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit: { headers } }),
  );
  return {
    toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    async use(name, given = {}) {
      const { content, isError = false } = await client.callTool({ name, arguments: { ...given } });
      const [part] = content;
      if (part?.type !== 'text') throw new Error(`${name} answered no text`);
      return { isError, body: JSON.parse(part.text) };
    },
    close: () => client.close(),
  };
}
