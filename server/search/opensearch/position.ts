import type { Client } from '@opensearch-project/opensearch';
import { findOrNot, reach } from './cluster.ts';
import type { IndexNames } from './index-names.ts';

/** How far an alias has come: every change up to the sequence can be found. */
export interface Position {
  /** The index behind the alias. */
  readonly index: string;
  readonly sequence: number;
  /** False while it is built for the first time. */
  readonly isComplete: boolean;
}

/** Undefined where nothing has been indexed yet. */
export async function readPosition(
  client: Client,
  { positions, alias }: IndexNames,
  requestTimeout?: number,
): Promise<Position | undefined> {
  const found = await reach(() =>
    findOrNot(() => client.get({ index: positions, id: alias }, within(requestTimeout))),
  );
  return found?.body._source as Position | undefined;
}

export async function writePosition(
  client: Client,
  { positions, alias }: IndexNames,
  position: Position,
): Promise<void> {
  await reach(() => client.index({ index: positions, id: alias, body: { ...position } }));
}

/** The index behind an alias; undefined where there is none. */
export async function indexBehind(
  client: Client,
  alias: string,
  requestTimeout?: number,
): Promise<string | undefined> {
  const found = await reach(() =>
    findOrNot(() => client.indices.getAlias({ name: alias }, within(requestTimeout))),
  );
  return found && Object.keys(found.body)[0];
}

const within = (requestTimeout: number | undefined) =>
  requestTimeout === undefined ? {} : { requestTimeout };
