const capture = Error.captureStackTrace

/**
 * The URL of the script that called the function `called`, read from the stack. This also works after an `await`, and
 * for a library inside a module. Shared code (React, the session) counts as its own script.
 * @returns '' when the browser does not tell
 */
export const callerOf = (called: (...never: never[]) => unknown): string => {
  if (capture === undefined) return ''
  const { stackTraceLimit } = Error
  const ownWay = Reflect.getOwnPropertyDescriptor(Error, 'prepareStackTrace')
  Error.stackTraceLimit = 1
  // A library of an application may write stacks in its own way.
  if (ownWay !== undefined) Reflect.deleteProperty(Error, 'prepareStackTrace')
  const trace: { stack?: string } = {}
  capture(trace, called)
  const url = urlIn(trace.stack ?? '')
  Error.stackTraceLimit = stackTraceLimit
  if (ownWay !== undefined) Reflect.defineProperty(Error, 'prepareStackTrace', ownWay)
  return url
}

/** The URL in the last line of a stack, without line, column and fragment. */
const urlIn = (stack: string): string => {
  const line = stack.trimEnd().split('\n').at(-1) ?? ''
  const place = /:\d+:\d+\)?$/.exec(line)
  const start = line.search(/https?:\/\//)
  if (place === null || start === -1) return ''
  const url = line.slice(start, place.index).replace(/#\d+$/, '')
  return /[\s)]/.test(url) ? '' : url
}
