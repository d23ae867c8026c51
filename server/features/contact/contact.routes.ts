import { contactContract } from '#contract/contact.schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { takeMessage } from './contact.service.ts';

export function contactRoutes(route: Route, deps: Pick<Deps, 'db' | 'config' | 'clock'>): void {
  route(contactContract.send, ({ body, client }) => takeMessage(deps, body, client.address));
}
