/**
 * Calls `tell` with each error that nothing caught, also in a promise.
 * @returns a function that stops listening
 */
export const onUncaughtError = (tell: (error: unknown) => void): (() => void) => {
  const thrown = ({ error }: ErrorEvent): void => tell(error)
  const rejected = ({ reason }: PromiseRejectionEvent): void => tell(reason)
  addEventListener('error', thrown)
  addEventListener('unhandledrejection', rejected)
  return () => {
    removeEventListener('error', thrown)
    removeEventListener('unhandledrejection', rejected)
  }
}

/** What is reported of an error: its name, message and stack (docs/requirements.md §8). */
export const reportOf = (cause: unknown): { errName: string; errMsg: string; errStack: string } => {
  const { name, message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause))
  return { errName: name, errMsg: message, errStack: stack }
}
