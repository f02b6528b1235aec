/** Everything the rules touch is plain JSON: no classes, Maps, Dates or functions. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
