import { defineConfig } from 'drizzle-kit';

/** Writes the migrations (`npx drizzle-kit generate`). Applying them is the server's own work at start. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema',
  out: './server/db/migrations',
});
