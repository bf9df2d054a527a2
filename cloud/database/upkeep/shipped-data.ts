import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { shippedParts } from '../schema.ts'

/** When a part of what every portal begins with was put in; undefined where it never was. */
export const findShippedPart = async (database: Database, name: string): Promise<number | undefined> => {
  const [part] = await database.select().from(shippedParts).where(eq(shippedParts.name, name))
  return part?.shipTime
}

/** Those of the parts that were put in before. */
export const findShippedParts = async (database: Database, names: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await database
    .select({ name: shippedParts.name })
    .from(shippedParts)
    .where(inArray(shippedParts.name, [...names]))
  return new Set(found.map(({ name }) => name))
}

export const markShippedPart = async (database: Database, name: string, shipTime: number): Promise<void> => {
  await database.insert(shippedParts).values({ name, shipTime })
}
