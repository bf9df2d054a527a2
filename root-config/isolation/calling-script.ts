/**
 * Which script called: the address of the code that stands directly above `called` on the stack. It holds after an
 * `await` as well, and in a library that a module carries; code that is shared (React, the session) counts as itself.
 * @returns '' where the browser does not tell
 */
export const callerOf = (called: (...never: never[]) => unknown): string => {
  if (Error.captureStackTrace === undefined) return ''
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 1
  const trace: { stack?: string } = {}
  Error.captureStackTrace(trace, called)
  Error.stackTraceLimit = before
  return addressIn(trace.stack ?? '')
}

/** The address in a line of a stack, without line, column and fragment. */
export const addressIn = (stack: string): string => {
  const line = stack.trimEnd().split('\n').at(-1) ?? ''
  const place = /:\d+:\d+\)?$/.exec(line)
  const start = line.search(/https?:\/\//)
  if (place === null || start === -1) return ''
  const address = line.slice(start, place.index).replace(/#\d+$/, '')
  return /[\s)]/.test(address) ? '' : address
}
