import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type RobotFailure, robotRequestStates } from '#contract/calls/robot-requests/request-states.ts'
import type { RobotAnswer, RobotAsk, RobotRequestKind } from '#contract/calls/robot-requests/robot-requests.ts'
import { id, time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'
import { robots } from '../robots/schema/robots.ts'

/** The requests of the cloud to robots, and the answers of the robots. */
export const robotRequests = pgTable(
  'robot_requests',
  {
    requestId: id(),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    kind: text().$type<RobotRequestKind>().notNull(),
    ask: jsonb().$type<RobotAsk>().notNull(),
    state: text({ enum: robotRequestStates }).notNull(),
    /** Per cent. */
    progress: smallint().notNull().default(0),
    answer: jsonb().$type<RobotAnswer>(),
    failure: text().$type<RobotFailure>(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    askTime: time().notNull(),
    takeTime: time(),
    /** For so long the robot may be silent: before it takes the request, and between two reports. */
    waitSeconds: integer().notNull(),
    dueTime: time().notNull(),
    /** Null while it is open. */
    endTime: time()
  },
  table => [
    // A robot is asked one thing of a kind at a time, however many people ask at once.
    uniqueIndex('robot_requests_open').on(table.robotId, table.kind).where(sql`${table.endTime} is null`),
    index('robot_requests_due').on(table.dueTime).where(sql`${table.endTime} is null`),
    // For the requests of a kind that a robot got, the newest first.
    index().on(table.robotId, table.kind, table.requestId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('robot_requests_progress_per_cent', sql`${table.progress} between 0 and 100`),
    check('robot_requests_open_or_ended', sql`(${table.state} in ('asked', 'taken')) = (${table.endTime} is null)`)
  ]
)
