/**
 * Runs a task when the page has nothing else to do; a second later in browsers that do not tell.
 * @param timeout after which it runs in any case
 */
export const whenIdle = (task: () => void, timeout?: number): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, timeout === undefined ? {} : { timeout })
  else setTimeout(task, 1_000)
}
