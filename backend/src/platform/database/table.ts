import { Entity } from 'typeorm';
import { registerEntity } from './entities.js';

/** Declares an entity of a table and makes it known to the data source. */
export function Table(name: string): ClassDecorator {
  return (target) => {
    Entity({ name })(target);
    registerEntity(target as unknown as abstract new () => object);
  };
}
