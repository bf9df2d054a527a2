import { environment, loadTexts } from '@portal/session'
import { addErrorHandler, getAppStatus, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa'
import {
  isShipped,
  moduleName,
  prefixesOf,
  prefixOfModule,
  type SubAppPrefix
} from '#contract/page/sub-apps/sub-apps.ts'
import { isInImportMap, type Lifecycles, loadModule } from '../loader/load-module.ts'
import { forgetModule } from '../loader/module-registry.ts'
import { $failure, $knownModules, containerOf } from '../main/main-view.ts'
import { retryWhenReachable } from '../main/retry-when-reachable.ts'
import { wantedApplication } from '../main/view.pure.ts'
import type { Decision } from '../routing/guard.pure.ts'
import { $decision } from '../routing/router.ts'
import { LeftMeanwhile, SubAppFailed } from './failures.ts'
import { type SideEffects, wrapLifecycles } from './lifecycles.ts'
import { sideEffectsOf } from './prepare.ts'
import { reportFailure } from './report-failure.ts'
import { reportSoon } from './report-soon.ts'
import { onSharedChange, subAppProps } from './sub-app-props.ts'
import type { Leaving } from './time-limits.ts'
import { $unfinished } from './unfinished.ts'

/** How long a retry waits for news of a release. */
const releaseRetryMs = 1_000

const after = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis))

const shell = '@portal/shell'

/**
 * Registers the portal's pages, and each sub-application of this environment's import map when a person first wants it.
 * single-spa walks through its whole list for each application that it is given, and for each change of the address.
 */
export const registerApplications = (): void => {
  addErrorHandler(handleError)
  restoreOnLeaving()
  retryWhenReachable()
  $unfinished.listen(() => void triggerAppChange())
  register(shell, decision => decision.kind === 'page', {})
  $decision.subscribe(registerWanted)
}

/** Notes that sub-applications were added to the import map while the page was open. */
export const noteAddedSubApps = (): void => {
  registerWanted()
  $knownModules.set($knownModules.get() + 1)
  void triggerAppChange()
}

const registerWanted = (): void => {
  const decision = $decision.get()
  if (decision.kind !== 'subApp') return
  const name = moduleName(decision.prefix)
  if (getAppStatus(name) === null && !restoring.has(name) && isInImportMap(name)) registerSubApp(decision.prefix)
}

const registerSubApp = (prefix: SubAppPrefix): void => {
  const active = (decision: Decision): boolean => decision.kind === 'subApp' && decision.prefix === prefix
  if (environment().subApps?.[prefix]?.isolation === 'frame') registerSandboxed(prefix, active)
  else register(moduleName(prefix), active, subAppProps(prefix))
}

/** The code of a sub-application that is not trusted never runs in this page, so nothing has to be kept from it. */
const registerSandboxed = (prefix: SubAppPrefix, active: Active): void =>
  register(
    moduleName(prefix),
    active,
    {},
    {
      sideEffects: sideEffectsOf(undefined),
      load: async () => (await import('../sandbox/sandboxed.ts')).sandboxedLifecycles(prefix, handleError)
    }
  )

type Active = (decision: Decision) => boolean
type How = { sideEffects: SideEffects; load: (leaving: Leaving) => Promise<Lifecycles> }

/** How an application comes into this page. */
const inPage = (name: string): How => ({
  sideEffects: sideEffectsOf(name === shell ? undefined : name),
  load: async leaving => {
    const [module] = await Promise.all([loadModule(name, leaving), loadCommonTexts(name)])
    return module
  }
})

/** What several applications say. Those of other teams have texts of their own alone. */
const loadCommonTexts = async (name: string): Promise<void> => {
  if (!isShipped(prefixOfModule(name) ?? '')) return
  try {
    await loadTexts('common')
  } catch (cause) {
    throw new SubAppFailed(name, 'load', cause)
  }
}

const register = (name: string, active: Active, props: Record<string, unknown>, how = inPage(name)): void => {
  const container = containerOf(name)
  /** Milliseconds; below zero, where it is drawn already. */
  let loaded = -1
  const host = {
    container,
    sideEffects: how.sideEffects,
    leaving: leaving(active),
    // The portal's own pages show their failure themselves.
    ...(name === shell ? {} : { neverEmpty: container.element }),
    onChange: onSharedChange,
    mounted: (milliseconds: number) => {
      // Only the first drawing after a load has its time: later ones wait for no module.
      if (name !== shell) void reportSoon(name, { mounts: 1, ...(loaded < 0 ? {} : { ready: loaded + milliseconds }) })
      loaded = -1
    },
    failed: handleError
  }
  registerApplication({
    name,
    app: async () => {
      const done = host.sideEffects.begin()
      try {
        await host.sideEffects.prepare(leaving(active))
        const since = performance.now()
        const module = await how.load(leaving(active))
        loaded = Math.round(performance.now() - since)
        if (name !== shell) void reportSoon(name, { loaded })
        return wrapLifecycles(name, module, host)
      } catch (cause) {
        host.sideEffects.forget()
        throw cause
      } finally {
        done()
      }
    },
    // An application that fails while it is open is unmounted. It stays unmounted until the person retries or comes
    // back.
    activeWhen: () => active($decision.get()) && $failure.get()?.name !== name && $unfinished.get() !== name,
    customProps: { ...props, domElement: container.element }
  })
}

/** Calls `tell` once, when the guard's decision no longer asks for this application. */
const leaving =
  (active: Active): Leaving =>
  tell => {
    let told = false
    return $decision.subscribe(decision => {
      if (told || active(decision)) return
      told = true
      tell()
    })
  }

const handleError = (error: Error & { appOrParcelName?: string }): void => {
  const name = error instanceof SubAppFailed ? error.module : (error.appOrParcelName ?? shell)
  if (error instanceof LeftMeanwhile) return void restore(name)
  const { stage, reason } = error instanceof SubAppFailed ? error : { stage: 'start' as const, reason: undefined }
  const id = reportFailure(name, error)
  // A failure of an open application belongs to a mount that was reported already.
  if (name !== shell) void reportSoon(name, { failures: 1, mounts: stage === 'update' || stage === 'stop' ? 0 : 1 })
  // The person has left the application already, so this failure is not shown.
  if (stage === 'stop') return void restore(name)
  $failure.set({ name, stage, reason, id, retry: () => void restoreFromNewest(name) })
  // single-spa unmounts an application that failed while it was open.
  void triggerAppChange()
}

let checkBeforeRetry = async (): Promise<void> => undefined

/** Sets a check that runs before each retry: a new release may have moved the failed module. */
export const setCheckBeforeRetry = (check: () => Promise<void>): void => {
  checkBeforeRetry = check
}

/** The check must not delay the retry for long: a slow cloud is not waited for. */
const restoreFromNewest = async (name: string): Promise<void> => {
  await Promise.race([checkBeforeRetry(), after(releaseRetryMs)])
  await restore(name)
}

/** Restores a failed application when the person leaves it, so that it starts anew when the person comes back. */
const restoreOnLeaving = (): void => {
  $decision.listen(decision => {
    const failed = $failure.get()?.name
    if (failed !== undefined && failed !== wantedApplication(decision)) void restore(failed)
  })
}

/**
 * Makes single-spa and the module loader forget an application, and registers it again. Otherwise single-spa would
 * never start a broken application again, and the loader would return the failed module.
 */
const restore = async (name: string): Promise<void> => {
  if (restoring.has(name)) return
  restoring.add(name)
  // `$failure` is cleared last: until then single-spa does not start the old application again.
  if (getAppStatus(name) !== null) await unregisterApplication(name)
  forgetModule(name)
  const prefix = prefixesOf(environment().subApps).find(it => moduleName(it) === name)
  if (prefix !== undefined) registerSubApp(prefix)
  else register(shell, decision => decision.kind === 'page', {})
  restoring.delete(name)
  if ($failure.get()?.name === name) $failure.set(undefined)
  await triggerAppChange()
}

/** Applications that are being restored now. A second request at the same time does nothing. */
const restoring = new Set<string>()
