import { track } from '@portal/session'

/**
 * Reports a failure of a sub-application to the console and as a usage event. The event has the stack of the application's own
 * error, with places in its sources where its release has source maps.
 * @returns the id by which a person can name this failure
 */
export const reportFailure = (name: string, error: Error): string => {
  const id = crypto.randomUUID().slice(0, 8)
  console.error(`Failure ${id}`, error)
  void inSources(name, stackOf(error)).then(errStack => {
    track('jsError', { errName: name, errMsg: error.message, errStack, id })
    if (errStack !== stackOf(error)) console.info(`Failure ${id} in its sources\n${errStack}`)
  })
  return id
}

/** What the application threw has its places. The portal's own error around it has none of them. */
const stackOf = ({ cause, stack = '' }: Error): string => (cause instanceof Error && cause.stack) || stack

/** Many failures have a network that does not answer. Then the stack stays as it is. */
const inSources = async (name: string, stack: string): Promise<string> => {
  try {
    const { mapStack } = await import('../source-maps/map-stack.ts')
    return await mapStack(stack, System.resolve(name))
  } catch (cause) {
    console.warn('The stack could not be mapped to its sources.', cause)
    return stack
  }
}
