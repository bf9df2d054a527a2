import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core'
import { time } from '../../../database/columns.ts'
import { robots } from '../../robots/schema/robots.ts'

/**
 * The last place of each robot that drives in a scene. Its own table, so that a report each second rewrites one short row, and
 * none of the robots.
 */
export const robotPlaces = pgTable(
  'robot_places',
  {
    robotId: integer()
      .primaryKey()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    /**
     * The scene at the time: in another one the place means nothing. No reference, because a report would then wait while
     * somebody saves the scene.
     */
    sceneId: integer().notNull(),
    floorId: smallint().notNull(),
    /** Centimetres from the upper left corner of the floor's map. */
    x: integer().notNull(),
    y: integer().notNull(),
    /** Degrees, clockwise from the top of the map. */
    direction: smallint().notNull(),
    time: time().notNull()
  },
  table => [check('robot_places_direction_in_circle', sql`${table.direction} between 0 and 359`)]
)
