import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { addToOutbox } from './sql/outbox.ts'
import type { Transport } from './transport.pure.ts'

/** Keeps messages where developers can read them, while no other transport is set up. */
export const outboxTransport = (database: Database, now: Clock): Transport => ({
  probe: async () => undefined,
  send: ({ to, purpose, code, text }) => addToOutbox(database, { to, purpose, code, text, time: now() })
})
