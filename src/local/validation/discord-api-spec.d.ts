/** The package types its generated schemas for its main entry only; here they are looked up by name. */
declare module 'discord-api-spec/zod' {
  const schemas: { readonly [name: string]: unknown };
  export = schemas;
}
