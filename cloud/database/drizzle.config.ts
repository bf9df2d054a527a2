import { defineConfig } from 'drizzle-kit'

/** For `npx drizzle-kit generate --config cloud/database/drizzle.config.ts`, run at the top of the project. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './cloud/database/schema.ts',
  out: './cloud/database/migrations',
  casing: 'snake_case'
})
