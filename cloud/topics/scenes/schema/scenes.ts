import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { TargetPoint } from '#contract/calls/scenes/scene-floors.ts'
import type { SceneMap } from '#contract/calls/scenes/scene-map.ts'
import { demo, edits, id, time } from '../../../database/columns.ts'
import { tenants, users } from '../../identity/schema/accounts.ts'
import { robots } from '../../robots/schema/robots.ts'
import { stores } from '../../stores/schema.ts'

/* Scenes, their floors, and the robots in them. */

/** The places where the robots of a store work. */
export const scenes = pgTable(
  'scenes',
  {
    sceneId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    name: text().notNull(),
    createTime: time().notNull(),
    changeTime: time().notNull(),
    /** The user who changed the scene last. */
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** The row of a deleted one stays for a while, so that its pages can say so. */
    deleteTime: time(),
    ...edits('version'),
    demo: demo()
  },
  table => [
    uniqueIndex('scenes_name_of_tenant')
      .on(table.tenantId, sql`lower(${table.name})`)
      .where(sql`${table.deleteTime} is null`),
    index().on(table.name, table.sceneId),
    index().on(table.storeId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.deleteTime)
  ]
)

export const sceneFloors = pgTable(
  'scene_floors',
  {
    sceneId: integer()
      .notNull()
      .references(() => scenes.sceneId, { onDelete: 'cascade' }),
    floorId: integer().notNull(),
    serviceDeskId: integer(),
    map: jsonb().$type<SceneMap>(),
    points: jsonb().$type<TargetPoint[]>().notNull()
  },
  table => [primaryKey({ columns: [table.sceneId, table.floorId] })]
)

/** The scene that each robot works in. It has its own table, so that a report of a robot does not write to it. */
export const sceneRobots = pgTable(
  'scene_robots',
  {
    robotId: integer()
      .primaryKey()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    sceneId: integer()
      .notNull()
      .references(() => scenes.sceneId)
  },
  table => [index().on(table.sceneId)]
)
