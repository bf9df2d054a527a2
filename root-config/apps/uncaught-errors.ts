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
