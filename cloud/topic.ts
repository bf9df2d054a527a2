import type { FastifyInstance } from 'fastify'
import type { calls } from '#contract/index.ts'
import type { Work } from './background.ts'
import type { Clock } from './clock.ts'
import type { CallGroup } from './database/engine/call-groups.ts'
import type { Database } from './database/open.ts'
import type { TopicRetention } from './database/upkeep/retention.ts'
import type { Turn } from './http/lines.ts'
import type { Awaiting } from './http/patience.ts'
import type { Served } from './http/served.ts'
import type { CloudServices } from './services.ts'
import type { EndHandlers } from './topics/robot-requests/end-handlers.ts'

/**
 * Makes the routes of some calls. The calls of a group share connections and a line, so calls that ask the same tables are in
 * one group. `except` names calls that ask others. Calls that robots make are always in the group `reports`.
 */
export type Routes = {
  group: CallGroup
  except?: Readonly<Partial<Record<keyof typeof calls, CallGroup>>>
  make: (services: CloudServices) => Readonly<Record<string, Served>>
}

/** The parts of the cloud with which a topic serves files, and calls that the contract does not have. */
export type ServeParts = {
  databaseOf: (group: CallGroup) => Database
  now: Clock
  turn: Turn
  /** Waits for an answer of the database for as long as the database answers at all; undefined where it is in this process. */
  awaiting: Awaiting | undefined
}

/** A part of the demo data. It goes in once, in a transaction together with the note that it is in. */
export type DemoPart = {
  name: string
  put: (transaction: Database, time: number, newPassword: () => Promise<string>) => Promise<void>
}

/** All that the cloud has to know of a topic. The `topic.ts` of its folder exports one, and `topics/index.ts` lists them. */
export type Topic = {
  routes?: readonly Routes[]
  /** Puts files, and calls that the contract does not have, onto the server. */
  serve?: (server: FastifyInstance, parts: ServeParts) => void
  background?: readonly Work[]
  /** The functions that run when a robot ends a request, by the kind of the request. */
  endHandlers?: EndHandlers
  /** The tables of the topic: until when rows are kept, or why they do not grow without end. */
  retention?: TopicRetention
  /** In the order in which the parts go in. */
  demo?: readonly DemoPart[]
}
