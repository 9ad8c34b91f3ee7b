import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';

/** Lets a route's handler take its types from the TypeBox schemas of its contract. */
export interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** A plugin of routes; what it needs of the service is in `Needs`. */
export type Routes<Needs extends object> = FastifyPluginAsync<Needs, RawServerDefault, ContractTypes>;
