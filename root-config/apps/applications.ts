import {
  $sharedState,
  type LostWith,
  navigate,
  notify,
  request,
  type SubAppProps,
  setUnsaved,
  track,
  translateOr
} from '@portal/session'
import { addErrorHandler, getAppStatus, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa'
import * as limits from '#contract/limits.ts'
import { moduleName, type SubAppPrefix, subAppPath, subAppPrefixes } from '#contract/page/sub-apps.ts'
import { followTraces, mendBuiltIns } from '../isolation/traces.ts'
import { isInImportMap, loadModule } from '../loader/load-module.ts'
import { forgetModule } from '../loader/module-registry.ts'
import { $failure, $knownModules, containerOf } from '../main/main-view.ts'
import { wantedApplication } from '../main/view.ts'
import type { Decision } from '../routing/guard.ts'
import { $decision } from '../routing/router.ts'
import { LeftMeanwhile, SubAppFailed } from './failures.ts'
import { hosted, type Traces } from './lifecycles.ts'
import type { Leaving } from './time-limits.ts'
import { $unfinished, markOpen } from './unfinished.ts'

const shell = '@portal/shell'

/** Registers the portal's pages and every sub-application that this environment's import map has. */
export const registerApplications = (): void => {
  addErrorHandler(handleError)
  restoreOnLeaving()
  $unfinished.listen(() => void triggerAppChange())
  register(shell, decision => decision.kind === 'page', {})
  for (const prefix of subAppPrefixes) {
    const name = moduleName(prefix)
    if (isInImportMap(name)) registerSubApp(prefix)
  }
}

/** Registers a sub-application that came into the import map while the page was open. */
export const takeSubApp = (prefix: SubAppPrefix): void => {
  registerSubApp(prefix)
  $knownModules.set($knownModules.get() + 1)
  void triggerAppChange()
}

const registerSubApp = (prefix: SubAppPrefix): void =>
  register(
    moduleName(prefix),
    decision => decision.kind === 'subApp' && decision.prefix === prefix,
    subAppProps(prefix)
  )

const register = (name: string, active: (decision: Decision) => boolean, props: Record<string, unknown>): void => {
  const container = containerOf(name)
  const around = {
    stage: container,
    traces: tracesOf(name),
    leaving: leaving(active),
    onChange: onSharedChange,
    failed: handleError
  }
  registerApplication({
    name,
    app: async () => {
      const done = around.traces.begin()
      try {
        return hosted(name, await loadModule(name, leaving(active)), around)
      } finally {
        done()
      }
    },
    // One that failed while it was open is taken down, and stays so until somebody asks for it again.
    activeWhen: () => active($decision.get()) && $failure.get()?.name !== name && $unfinished.get() !== name,
    customProps: { ...props, domElement: container.element }
  })
}

/** The portal's own pages are the page's: nothing of theirs is a trace. */
const tracesOf = (name: string): Traces =>
  name === shell
    ? { begin: () => () => undefined, follow: () => () => undefined, mend: () => undefined }
    : {
        begin: () => markOpen(name),
        follow: () => followTraces(name, System.resolve(name)),
        mend: () => mendBuiltIns(name)
      }

/** Tells as soon as the guard's decision is for something else. */
const leaving =
  (active: (decision: Decision) => boolean): Leaving =>
  tell => {
    let told = false
    return $decision.subscribe(decision => {
      if (told || active(decision)) return
      told = true
      tell()
    })
  }

const onSharedChange = (tell: () => void): (() => void) => $sharedState.listen(() => tell())

/** What a sub-application is given, so that in any framework it works without importing anything of ours. */
const subAppProps = (prefix: SubAppPrefix): Omit<SubAppProps, 'name' | 'domElement'> => ({
  basePath: subAppPath(prefix),
  state$: $sharedState,
  api: { request },
  navigate,
  notify,
  track,
  translate: (key: string, fallback = key) => translateOr(key, fallback),
  unsaved: (unsaved: boolean, lostWith?: LostWith) =>
    setUnsaved(moduleName(prefix), unsaved === true, lostWith === 'page' ? 'page' : 'application')
})

const handleError = (error: Error & { appOrParcelName?: string }): void => {
  const name = error instanceof SubAppFailed ? error.module : (error.appOrParcelName ?? shell)
  if (error instanceof LeftMeanwhile) return void restore(name)
  const stage = error instanceof SubAppFailed ? error.stage : 'start'
  const id = crypto.randomUUID().slice(0, 8)
  console.error(`Failure ${id}`, error)
  track('jsError', { errName: name, errMsg: error.message, errStack: error.stack ?? '', id })
  // Who closes an application has left it, and is told nothing.
  if (stage === 'stop') return void restore(name)
  $failure.set({ name, stage, id, retry: () => void restoreFromNewest(name) })
  // One that failed while it was open is still mounted.
  void triggerAppChange()
}

let lookBefore = async (): Promise<void> => undefined

/** Has a retry look first whether what failed lies elsewhere by now. */
export const lookBeforeRetry = (look: () => Promise<void>): void => {
  lookBefore = look
}

/** A cloud that says nothing soon is not waited for. */
const restoreFromNewest = async (name: string): Promise<void> => {
  await Promise.race([lookBefore(), new Promise(resolve => setTimeout(resolve, limits.releaseRetryMs))])
  await restore(name)
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
  if (restoring.has(name)) return
  restoring.add(name)
  // While it counts as failed single-spa keeps its hands off it, and does not try the old one once more.
  if (getAppStatus(name) !== null) await unregisterApplication(name)
  forgetModule(name)
  const prefix = subAppPrefixes.find(it => moduleName(it) === name)
  if (prefix !== undefined) registerSubApp(prefix)
  else register(shell, decision => decision.kind === 'page', {})
  restoring.delete(name)
  if ($failure.get()?.name === name) $failure.set(undefined)
  await triggerAppChange()
}

/** Those that are being made new just now: asked for twice, it is done once. */
const restoring = new Set<string>()
