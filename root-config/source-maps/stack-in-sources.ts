import { mapStack } from './map-stack.ts'

/**
 * The stack that a failure of a sub-application is reported with, in places of its sources where these are found. The error
 * of the application has places. The portal's own error around it has none.
 */
export const stackInSources = async (name: string, { cause, stack = '' }: Error, id: string): Promise<string> => {
  const thrown = (cause instanceof Error && cause.stack) || stack
  const found = await mapStack(thrown, System.resolve(name))
  if (found !== thrown) console.info(`Failure ${id} in its sources\n${found}`)
  return found
}
