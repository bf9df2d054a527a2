import { eq } from 'drizzle-orm'
import type { Database } from './open.ts'
import { shippedParts } from './schema.ts'

/** When a part of what every portal begins with was put in; undefined where it never was. */
export const findShippedPart = async (database: Database, name: string): Promise<number | undefined> => {
  const [part] = await database.select().from(shippedParts).where(eq(shippedParts.name, name))
  return part?.shipTime
}

export const markShippedPart = async (database: Database, name: string, shipTime: number): Promise<void> => {
  await database.insert(shippedParts).values({ name, shipTime })
}
