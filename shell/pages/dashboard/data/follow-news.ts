import { $change, followChange } from '@portal/session'

/**
 * Loads the announcements again when the cloud tells that one was published, changed or ended. A reconnected channel is
 * followed by `followNews`.
 * @returns how to stop
 */
export const followNotices = (load: () => void): (() => void) =>
  $change.listen(change => {
    if (change?.action === 'notices_changed') load()
  })

/** The figures are loaded again at most this often, however much happens. */
const leastMs = 3_000

/** The news of what the figures count. A battery or a place changes none of them. */
const news = ['tasks_changed', 'faults_changed']

/**
 * Loads again after the cloud told of news, without any sign on the page.
 * @returns how to stop
 */
export const followNews = (load: () => void): (() => void) => {
  let last = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const unlisten = followChange(news, () => {
    if (timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        last = performance.now()
        load()
      },
      Math.max(0, leastMs - (performance.now() - last))
    )
  })
  return () => {
    unlisten()
    clearTimeout(timer)
  }
}
