import { track } from '@portal/session'

/**
 * Reports a failure of a sub-application to the console and as a usage event.
 * @returns the id by which a person can name this failure
 */
export const reportFailure = (name: string, error: Error): string => {
  const id = crypto.randomUUID().slice(0, 8)
  console.error(`Failure ${id}`, error)
  track('jsError', { errName: name, errMsg: error.message, errStack: error.stack ?? '', id })
  return id
}
