import { $sharedState, navigate, notify, request, track, translateOr } from '@portal/session'
import { addErrorHandler, getAppStatus, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa'
import { moduleName, type SubAppPrefix, subAppPath, subAppPrefixes } from '#contract/sub-apps.ts'
import type { Decision } from './guard.ts'
import { hosted } from './hosted.ts'
import { isInImportMap, LeftMeanwhile, loadModule, SubAppFailed } from './load-module.ts'
import { $failure, containerOf } from './main-view.ts'
import { forgetModule } from './module-registry.ts'
import { $decision } from './router.ts'
import { wantedApplication } from './view.ts'

const shell = '@portal/shell'

/** Registers the portal's pages and every sub-application that this environment's import map has. */
export const registerApplications = (): void => {
  addErrorHandler(handleError)
  restoreOnLeaving()
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
    app: async () => hosted(name, await loadModule(name, leaving(active)), container),
    activeWhen: () => active($decision.get()),
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
  if (error instanceof LeftMeanwhile) return void restore(name)
  // An error that is not ours is a time limit of single-spa, whose message names the state it died in.
  const stage = error instanceof SubAppFailed ? error.stage : /UNMOUNTING/.test(error.message) ? 'stop' : 'start'
  const id = crypto.randomUUID().slice(0, 8)
  console.error(`Failure ${id}`, error)
  track('jsError', { errName: name, errMsg: error.message, errStack: error.stack ?? '', id })
  // Who closes an application has left it, and is told nothing.
  if (stage === 'stop') void restore(name)
  else $failure.set({ name, stage, id, retry: () => void restore(name) })
}

/** Whoever leaves a failed application and comes back later finds it as new. */
const restoreOnLeaving = (): void => {
  $decision.listen(decision => {
    const failed = $failure.get()?.name
    if (failed !== undefined && failed !== wantedApplication(decision)) void restore(failed)
  })
}

/**
 * Makes an application new again: single-spa never tries one that broke a second time, and the module loader remembers
 * a failed module, so both forget it.
 */
const restore = async (name: string): Promise<void> => {
  if ($failure.get()?.name === name) $failure.set(undefined)
  if (getAppStatus(name) !== null) await unregisterApplication(name)
  forgetModule(name)
  const prefix = subAppPrefixes.find(it => moduleName(it) === name)
  if (prefix !== undefined) registerSubApp(prefix)
  else register(shell, decision => decision.kind === 'page', {})
  await triggerAppChange()
}
