import { track } from '@portal/session'

/**
 * Reports a failure of a sub-application to the console and as a usage event. The event's stack has places of the application's
 * sources where its release has source maps.
 * @returns the id by which a person can name this failure
 */
export const reportFailure = (name: string, error: Error): string => {
  const id = crypto.randomUUID().slice(0, 8)
  console.error(`Failure ${id}`, error)
  import('../source-maps/stack-in-sources.ts')
    .then(it => it.stackInSources(name, error, id))
    // Many failures have a network that does not answer. Then the stack stays as it is.
    .catch(() => error.stack ?? '')
    .then(errStack => track('jsError', { errName: name, errMsg: error.message, errStack, id }))
  return id
}
