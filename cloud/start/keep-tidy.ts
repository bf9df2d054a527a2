import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, day, type Every, minute } from '../clock.ts'
import type { Database, OpenDatabase } from '../database/open.ts'
import { batchSize } from '../database/rows/delete-batch.ts'
import type { Retention, RetentionRules } from '../database/upkeep/retention.ts'
import type { Rules } from '../rules.ts'
import { topics } from '../topics/index.ts'

const tidyEveryMs = 60 * minute

/** The pause between two batches, in milliseconds: rows that are too old can wait, calls can't. */
const pauseMs = 10

type Parts = {
  open: OpenDatabase
  now: Clock
  every: Every
  rules: Rules
  log: FastifyBaseLogger
  /** Told of each statement as it begins. */
  onDrop?: ((dropping: Promise<unknown>) => void) | undefined
}

const retentionRules = ({ lock, address, session, device, kept }: Rules): RetentionRules => ({
  ...kept,
  lock,
  attemptsMs: Math.max(lock.windowMs, address.failedSignIns.windowMs),
  // The longest window is a day in Beijing.
  countsMs: day,
  sessionMs: session.lifeMs,
  deviceMs: device.lifeMs
})

/**
 * Drops rows that are older than the list of retention allows, at the start and once an hour. It drops one batch after
 * another, and nothing waits for it. Several processes share the work.
 * @returns what stops it
 */
export const keepTidy = ({ open, now, every, rules, log, onDrop }: Parts): (() => Promise<void>) => {
  const database: Database = open.of('upkeep')
  const given = retentionRules(rules)
  const retention = topics.flatMap(topic => topic.retention?.kept ?? [])
  const onFailure = (error: unknown, table: string) =>
    log.error({ err: error, table }, 'what is out of date was not dropped')
  let stopped = false
  let round = Promise.resolve()

  const dropAll = async ({ table, drop }: Retention) => {
    let dropped = 0
    for (let count = batchSize; count >= batchSize && !stopped; dropped += count) {
      const dropping = drop(database, now(), given)
      onDrop?.(dropping)
      count = await dropping
      await setTimeout(pauseMs)
    }
    if (dropped >= batchSize) await open.reclaim(table)
  }
  const tidy = async () => {
    for (const one of retention) {
      if (stopped) return
      // One table that is locked or broken must not keep the others.
      await dropAll(one).catch(error => onFailure(error, one.table))
    }
    if (!stopped) await open.reclaim('write_probes').catch(error => onFailure(error, 'write_probes'))
  }
  const begin = () => {
    round = round.then(tidy)
  }
  begin()
  const end = every(tidyEveryMs, begin)
  return async () => {
    stopped = true
    end()
    await round
  }
}
