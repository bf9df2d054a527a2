import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, time } from './columns.ts'

/* The cloud's notes about its own data. */

/** The parts of the shipped data that are in. Each goes in once: a part that somebody deletes never comes back. */
export const shippedParts = pgTable('shipped_parts', {
  name: text().primaryKey(),
  shipTime: time().notNull()
})

/** One row that is written anew to find out whether rows can be written. */
export const writeProbes = pgTable('write_probes', {
  probeId: id(),
  filling: text().notNull()
})

/**
 * The parts of the demo data that are in, and up to when. Empty in a database that never had demo data. After a removal
 * of the demo data, `removed` alone.
 */
export const demoParts = pgTable('demo_parts', {
  name: text().primaryKey(),
  untilTime: time().notNull()
})
