/** JSON Schema as the specification's schemas turn into it; only read and rewritten here. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The same schema with sharper faults: a union whose branches have distinct `type`s becomes one condition a branch, so
 * that a fault is told for the branch that was meant and not for all of them. Also mended: an empty branch, which stands
 * for "absent" and would accept everything; `default_member_permissions`, which Discord documents as a string; and the
 * pattern for times, which refuses the offset that Discord writes.
 */
export function sharpened(root: JsonSchema): JsonSchema {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isSchema(node)) return node;
    const { anyOf, oneOf, ...others } = node;
    if (node.format === 'date-time') return { type: 'string' };
    const rest = Object.fromEntries(Object.entries(others).map(([keyword, value]) => [keyword, visit(value)]));
    if (isSchema(rest.properties) && 'default_member_permissions' in rest.properties) {
      rest.properties = { ...rest.properties, default_member_permissions: true };
    }
    const branches = anyOf ?? oneOf;
    return Array.isArray(branches) ? { ...rest, ...union(branches as JsonSchema[]) } : rest;
  };
  const union = (branches: readonly JsonSchema[]): JsonSchema => {
    const real = branches.filter((branch) => branch.type !== 'null' && Object.keys(branch).length);
    const chosen = choice(real);
    return real.length < branches.filter((branch) => Object.keys(branch).length).length
      ? { if: { type: 'null' }, then: true, else: chosen }
      : chosen;
  };
  const choice = (branches: readonly JsonSchema[]): JsonSchema => {
    if (branches.length === 1) return visit(branches[0]) as JsonSchema;
    const tags = branches.map((branch) => typesIn(root, branch));
    const all = tags.flat();
    if (tags.some((tag) => !tag.length) || new Set(all).size < all.length) return { anyOf: branches.map(visit) };
    return {
      type: 'object',
      required: ['type'],
      properties: { type: { enum: all } },
      allOf: branches.map((branch, index) => ({ if: { properties: { type: { enum: tags[index] } } }, then: visit(branch) })),
    };
  };
  return visit(root) as JsonSchema;
}

/** The values that an object's `type` may have; none where it says nothing of it. */
export const typesOf = (schema: JsonSchema): unknown[] => typesIn(schema, schema);

function typesIn(root: JsonSchema, schema: JsonSchema): unknown[] {
  const { properties } = resolve(root, schema);
  return isSchema(properties) && isSchema(properties.type) ? valuesIn(root, properties.type) : [];
}

function valuesIn(root: JsonSchema, schema: JsonSchema): unknown[] {
  const node = resolve(root, schema);
  if (node.const !== undefined) return [node.const];
  if (Array.isArray(node.enum)) return node.enum;
  const branches = node.oneOf ?? node.anyOf ?? node.allOf;
  return Array.isArray(branches) ? branches.flatMap((branch) => valuesIn(root, branch as JsonSchema)) : [];
}

/** Follows a reference within the schema. */
function resolve(root: JsonSchema, schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  const steps = schema.$ref.split('/').slice(1);
  return resolve(
    root,
    steps.reduce((at, step) => at[step] as JsonSchema, root),
  );
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);
