/**
 * Runs a task when the page is idle. Browsers without `requestIdleCallback` run it after a second.
 * @param timeout milliseconds after which the task runs in any case
 */
export const whenIdle = (task: () => void, timeout?: number): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, timeout === undefined ? {} : { timeout })
  else setTimeout(task, 1_000)
}
