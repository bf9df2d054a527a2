import { adapter } from '../adapter.ts'

/**
 * Loads a part of the session that the first page does not need, once.
 * @param warning for the console where it could not be loaded; the next call tries again then
 */
export const loadOnce = <Part>(load: () => Promise<Part>, warning: string): (() => Promise<Part | undefined>) => {
  let loading: Promise<Part | undefined> | undefined
  return () => {
    loading ??= load().catch(cause => {
      loading = undefined
      adapter().warn(warning, cause)
      return undefined
    })
    return loading
  }
}
