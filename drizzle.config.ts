import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changed` after a change of the schema; the migration runs at the next start. */
export default defineConfig({ dialect: 'sqlite', schema: './src/store/schema.ts', out: './migrations' });
