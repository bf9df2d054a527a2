/**
 * The URL of the script that called the function `called`, read from the stack. This also works after an `await`, and
 * for a library inside a module. Shared code (React, the session) counts as its own script.
 * @returns '' when the browser does not tell
 */
export const callerOf = (called: (...never: never[]) => unknown): string => {
  if (Error.captureStackTrace === undefined) return ''
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 1
  const trace: { stack?: string } = {}
  Error.captureStackTrace(trace, called)
  Error.stackTraceLimit = before
  return urlIn(trace.stack ?? '')
}

/** The URL in the last line of a stack, without line, column and fragment. */
export const urlIn = (stack: string): string => {
  const line = stack.trimEnd().split('\n').at(-1) ?? ''
  const place = /:\d+:\d+\)?$/.exec(line)
  const start = line.search(/https?:\/\//)
  if (place === null || start === -1) return ''
  const url = line.slice(start, place.index).replace(/#\d+$/, '')
  return /[\s)]/.test(url) ? '' : url
}
