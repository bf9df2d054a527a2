import { $sharedState, navigate, notify, request, track, translateOr } from '@portal/session'
import { addErrorHandler, getAppStatus, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa'
import { moduleName, type SubAppPrefix, subAppPath, subAppPrefixes } from '#contract/sub-apps.ts'
import type { Decision } from './guard.ts'
import { hosted } from './hosted.ts'
import { isInImportMap, LeftMeanwhile, loadModule, SubAppFailed } from './load-module.ts'
import { $failure, containerOf } from './main-view.ts'
import { forgetModule } from './module-registry.ts'
import { $decision, currentDecision } from './router.ts'

const shell = '@portal/shell'

/** Registers the portal's pages and every sub-application that this environment's import map has. */
export const registerApplications = (): void => {
  addErrorHandler(handleError)
  register(shell, decision => decision.kind === 'page', {})
  for (const prefix of subAppPrefixes) {
    const name = moduleName(prefix)
    if (isInImportMap(name)) registerSubApp(prefix)
  }
}

const registerSubApp = (prefix: SubAppPrefix): void =>
  register(
    moduleName(prefix),
    decision => decision.kind === 'subApp' && decision.prefix === prefix,
    subAppProps(prefix)
  )

const register = (name: string, active: (decision: Decision) => boolean, props: Record<string, unknown>): void => {
  const container = containerOf(name)
  registerApplication({
    name,
    app: async () => hosted(await loadModule(name, leaving(active)), container),
    activeWhen: () => active(currentDecision()),
    customProps: { ...props, domElement: container.element }
  })
}

/** Settles when the guard's decision is for something else. */
const leaving = (active: (decision: Decision) => boolean): Promise<void> =>
  new Promise(resolve => {
    const stop = $decision.subscribe(decision => {
      if (active(decision)) return
      // The first call comes before `subscribe` has given its result.
      queueMicrotask(() => stop())
      resolve()
    })
  })

/** What a sub-application is given, so that in any framework it works without importing anything of ours. */
const subAppProps = (prefix: SubAppPrefix) => ({
  basePath: subAppPath(prefix),
  state$: $sharedState,
  api: { request },
  navigate,
  notify,
  track,
  translate: (key: string, fallback = key) => translateOr(key, fallback)
})

const handleError = (error: Error & { appOrParcelName?: string }): void => {
  const name = error.appOrParcelName ?? shell
  // single-spa throws an error of its own around ours, or hands ours on with a changed message.
  const cause = error.cause instanceof Error ? error.cause : error
  if (cause instanceof LeftMeanwhile || error instanceof LeftMeanwhile) return void restore(name)
  const stage = error instanceof SubAppFailed ? error.stage : stageOf(error.message)
  const id = crypto.randomUUID().slice(0, 8)
  console.error(`Failure ${id}`, error)
  track('jsError', { errName: name, errMsg: error.message, errStack: error.stack ?? '', id })
  $failure.set({ name, stage, id, retry: () => void restore(name) })
}

const stageOf = (message: string) => (/UNMOUNTING/.test(message) ? 'stop' : 'start')

/**
 * Makes an application new again: single-spa never tries one that broke a second time, and the module loader remembers
 * a failed module, so both forget it.
 */
const restore = async (name: string): Promise<void> => {
  $failure.set(undefined)
  if (getAppStatus(name) !== null) await unregisterApplication(name)
  forgetModule(name)
  const prefix = subAppPrefixes.find(it => moduleName(it) === name)
  if (prefix !== undefined) registerSubApp(prefix)
  else register(shell, decision => decision.kind === 'page', {})
  await triggerAppChange()
}
