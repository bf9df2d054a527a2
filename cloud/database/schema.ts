/*
 * The tables, by topic. Names are the contract's words in snake case (the driver and drizzle-kit both turn `deployTime`
 * into `deploy_time`). After a change: `npx drizzle-kit generate --config cloud/database/drizzle.config.ts`, and commit
 * what it writes to `migrations/`.
 */
export * from './schema/accounts.ts'
export * from './schema/appointments.ts'
export * from './schema/cleaning.ts'
export * from './schema/dashboard.ts'
export * from './schema/deploy.ts'
export * from './schema/dispatch.ts'
export * from './schema/exports.ts'
export * from './schema/identity.ts'
export * from './schema/messages.ts'
export * from './schema/open-platform.ts'
export * from './schema/ota.ts'
export * from './schema/platform-devices.ts'
export * from './schema/platform-phones.ts'
export * from './schema/portal.ts'
export * from './schema/resource-packages.ts'
export * from './schema/robot-locks.ts'
export * from './schema/robot-settings.ts'
export * from './schema/robot-stretches.ts'
export * from './schema/robot-sums.ts'
export * from './schema/robots.ts'
export * from './schema/scenes.ts'
export * from './schema/settings-templates.ts'
export * from './schema/shop.ts'
export * from './schema/study.ts'
