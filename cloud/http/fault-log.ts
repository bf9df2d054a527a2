import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import { type Every, minute } from '../clock.ts'
import { describeError } from './log.ts'
import { countRepeatedFaults } from './repeated-faults.pure.ts'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** The first line of a fault is written; the same fault again is counted, and told once a minute. */
export type FaultLog = {
  /** Stands before each line of the log. A line without an error is written as ever. */
  logMethod: NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>
  /** Tells what was counted each minute, and once more when it is stopped. */
  tell: (log: FastifyBaseLogger, every: Every) => () => void
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const errorIn = (told: unknown): Error | undefined => {
  if (told instanceof Error) return told
  return isRecord(told) && told.err instanceof Error ? told.err : undefined
}

/** Where a line says that it happened: a call or a page, or a table. */
const placeIn = (told: unknown): string => {
  if (!isRecord(told)) return ''
  const { method, route, table } = told
  return [method, route, table].filter(part => typeof part === 'string').join(' ')
}

const warning = 40

export const openFaultLog = (): FaultLog => {
  const faults = countRepeatedFaults()
  return {
    logMethod(args, method, level) {
      const [told, msg] = args as unknown[]
      const error = errorIn(told)
      if (error !== undefined && level >= warning) {
        const fault = { level, msg: typeof msg === 'string' ? msg : '', ...describeError(error), place: placeIn(told) }
        if (!faults.note(fault)) return
      }
      method.apply(this, args)
    },
    tell: (log, every) => {
      const tell = () => {
        for (const { level, msg, again, places, ...fault } of faults.take())
          log[level > warning ? 'error' : 'warn']({ fault, again, places }, msg)
      }
      const end = every(minute, tell)
      return () => {
        end()
        tell()
      }
    }
  }
}
