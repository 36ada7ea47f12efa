import { applyDecorators } from '@nestjs/common';
import { IsObject, IsOptional } from 'class-validator';
import { AnyJson } from '../../platform/http/fields.js';
import { CONDITION_LIMITS } from './conditions/condition.js';

export const ABOUT_CONDITION =
  'One of {all: […]}, {any: […]}, {not: …}, {question, chose: any|all, options}, {question, answered: true}, ' +
  '{section, atLeast}, {section, below}; ids are row ids, section null is the whole, percentages are 0 to 100. ' +
  `At most ${CONDITION_LIMITS.tests} tests, groups at most ${CONDITION_LIMITS.depth} deep.`;

/** A condition in a request; what it says is checked by the service that takes it. */
export const ConditionField = (): PropertyDecorator =>
  applyDecorators(AnyJson({ about: ABOUT_CONDITION, example: { section: null, below: 50 } }), IsObject());

const ABOUT_SHOWN_IF = `The condition on earlier answers under which it is asked; null: always. ${ABOUT_CONDITION}`;

/** The condition under which a section or question is asked, in an answer or a request. */
export const ShownIfField = (isRequest: boolean): PropertyDecorator => {
  const field = AnyJson({ optional: isRequest, nullable: true, about: ABOUT_SHOWN_IF });
  return isRequest ? applyDecorators(field, IsOptional(), IsObject()) : field;
};
