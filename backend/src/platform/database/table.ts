import { Entity, type MixedList } from 'typeorm';

type Entity = abstract new () => object;
const registered = new Set<Entity>();

/**
 * Features register their entities (x.entity.ts calls this at import time through @Table), so that the platform
 * names no feature and the CLI, the app and the tests see the same set.
 */
function registerEntity(entity: Entity): void {
  registered.add(entity);
}

export const ENTITIES = (): MixedList<Entity> => [...registered];

/** Declares an entity of a table and makes it known to the data source. */
export function Table(name: string): ClassDecorator {
  return (target) => {
    Entity({ name })(target);
    registerEntity(target as unknown as abstract new () => object);
  };
}
