import { asc, eq, sql } from 'drizzle-orm'
import type { SettingEntry } from '#contract/calls/robot-settings/robot-settings.ts'
import type { Database } from '../../../database/open.ts'
import { robotSettings } from '../../../database/schema.ts'

/* The values that robots last reported for their settings. */

/** The values that a robot last reported for its settings, by their keys. */
export const findSaidSettings = (database: Database, robotId: number) =>
  database
    .select({ key: robotSettings.key, value: robotSettings.value, sayTime: robotSettings.sayTime })
    .from(robotSettings)
    .where(eq(robotSettings.robotId, robotId))
    .orderBy(asc(robotSettings.key))

/**
 * Keeps the settings of a robot's answer. Entries come in the order of all keys, so that two answers at once never wait for
 * one another.
 */
export const putSaidSettings = async (
  transaction: Database,
  robotId: number,
  entries: readonly SettingEntry[],
  now: number
): Promise<void> => {
  if (entries.length === 0) return
  await transaction
    .insert(robotSettings)
    .values(entries.map(entry => ({ ...entry, robotId, sayTime: now })))
    .onConflictDoUpdate({
      target: [robotSettings.robotId, robotSettings.key],
      set: { value: sql`excluded.value`, sayTime: sql`excluded.say_time` }
    })
}
