import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import * as specification from 'discord-api-spec/zod';
import { toJSONSchema, type ZodType } from 'zod';
import { type JsonSchema, sharpened, typesOf } from './sharpen.ts';
import type { Violation } from './violation.ts';

/** A schema of Discord's published specification, ready to check bodies. `types` are the values that its `type` may have. */
export type Schema = { readonly types: readonly unknown[]; readonly check: (value: unknown) => Violation[] };

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
const compiled = new Map<string, Schema>();

/** The specification's schema `name` (such as `MessageCreateRequest`); compiled at first use, which takes up to half a second. */
export function schemaOf(name: string): Schema {
  const known = compiled.get(name);
  if (known) return known;
  const source = (specification as Record<string, unknown>)[`${name}Schema`];
  if (!source) throw new Error(`the specification has no schema ${name}`);
  const plain = toJSONSchema(source as ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const validate = ajv.compile(sharpened(plain));
  const schema = { types: typesOf(plain), check: (value: unknown) => violationsOf(validate, value) };
  compiled.set(name, schema);
  return schema;
}

/** Keywords that only say that some branch failed; the branch's own faults say what. */
const FRAMES = new Set(['if', 'anyOf', 'oneOf', 'allOf']);

function violationsOf(validate: ValidateFunction, value: unknown): Violation[] {
  if (validate(value)) return [];
  const faults = validate.errors ?? [];
  const telling = faults.filter((fault) => !FRAMES.has(fault.keyword));
  return unique((telling.length ? telling : faults).map(violation));
}

function violation(fault: ErrorObject): Violation {
  const path = fault.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const missing = fault.keyword === 'required' ? [String(fault.params.missingProperty)] : [];
  return {
    path: [...path, ...missing],
    code: CODES[fault.keyword] ?? 'BASE_TYPE_INVALID',
    message: missing.length ? 'This field is required' : (fault.message ?? ''),
  };
}

/** Discord's words for kinds of faults. */
const CODES: Record<string, string> = {
  required: 'BASE_TYPE_REQUIRED',
  enum: 'BASE_TYPE_CHOICES',
  const: 'BASE_TYPE_CHOICES',
  maxLength: 'BASE_TYPE_BAD_LENGTH',
  minLength: 'BASE_TYPE_BAD_LENGTH',
  maxItems: 'BASE_TYPE_BAD_LENGTH',
  minItems: 'BASE_TYPE_BAD_LENGTH',
  maximum: 'NUMBER_TYPE_MAX',
  minimum: 'NUMBER_TYPE_MIN',
};

const unique = (violations: Violation[]): Violation[] => [...new Map(violations.map((one) => [JSON.stringify(one), one])).values()];
