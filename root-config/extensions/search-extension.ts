import { $menu, $permissions, environment, type Found, opensPath } from '@portal/session'
import type { Extension } from '#contract/page/sub-apps/extensions.ts'
import { subAppOf } from '#contract/page/sub-apps/sub-apps.ts'
import { SubAppFailed } from '../apps/failures.ts'
import { extensionProps } from '../apps/sub-app-props.ts'
import { type Leaving, subAppStartTimeoutMs, withTimeLimit } from '../apps/time-limits.ts'
import { loadAny } from '../loader/load-module.ts'
import { followExtension, reportExtension } from './follow-extension.ts'
import { foundIn } from './found.pure.ts'

type Search = (text: string, props: unknown) => Promise<unknown>

/**
 * Loads the search of a sub-application.
 * @returns its search, which answers with pages that this person may open
 * @throws SubAppFailed, LeftMeanwhile
 */
export const openSearch = async (
  extension: Extension,
  leaving: Leaving
): Promise<(text: string) => Promise<readonly Found[]>> => {
  const { module, prefix } = extension
  const followed = await followExtension(extension, leaving)
  const fail = (cause: unknown): never => {
    followed.end()
    reportExtension(extension, cause)
    throw cause
  }
  const loaded = await loadAny(module, leaving).catch(fail)
  if (!isSearch(loaded)) return fail(new SubAppFailed(module, 'module', 'it does not export search'))
  followed.open()
  leaving(followed.end)
  const props = { ...extensionProps(prefix), name: module }
  const millis = subAppStartTimeoutMs
  const timeoutError = () => new SubAppFailed(module, 'startTimeout', `no result after ${millis} ms`)
  const mayOpen = (pathname: string): boolean => {
    const menu = $menu.get()
    return (
      subAppOf(pathname, environment().subApps) === prefix &&
      menu.state === 'ready' &&
      opensPath(menu.items, $permissions.get(), pathname)
    )
  }
  return async text => {
    try {
      const answer = await withTimeLimit(ask(loaded.search, text, props), { millis, timeoutError, leaving })
      return foundIn(answer, mayOpen)
    } catch (cause) {
      return fail(cause)
    } finally {
      followed.restore()
    }
  }
}

/** A search that throws at once fails as one that throws later. */
const ask = async (search: Search, text: string, props: unknown): Promise<unknown> => search(text, props)

const isSearch = (module: unknown): module is { search: Search } =>
  typeof module === 'object' && module !== null && typeof Reflect.get(module, 'search') === 'function'
