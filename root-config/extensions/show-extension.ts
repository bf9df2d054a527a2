import type { ExtensionState } from '@portal/session'
import type { Extension } from '#contract/page/sub-apps/extensions.ts'
import { areFilesLost, LeftMeanwhile, SubAppFailed } from '../apps/failures.ts'
import { wrapLifecycles } from '../apps/lifecycles.ts'
import { extensionProps, onSharedChange } from '../apps/sub-app-props.ts'
import type { Leaving } from '../apps/time-limits.ts'
import { loadModule } from '../loader/load-module.ts'
import { type Followed, followExtension, reportExtension } from './follow-extension.ts'

type Showing = { place: HTMLElement; tell: (state: ExtensionState) => void; leaving: Leaving }

/**
 * Loads a contribution and mounts it, with the time limits of a sub-application. It ends when it is no longer wanted,
 * and when it fails.
 */
export const showExtension = async (extension: Extension, { place, tell, leaving }: Showing): Promise<void> => {
  let unmount: (() => Promise<void>) | undefined
  let followed: Followed | undefined
  const fail = (cause: unknown): void => {
    reportExtension(extension, cause)
    const isLost = cause instanceof SubAppFailed && areFilesLost(cause)
    void end(cause instanceof LeftMeanwhile ? undefined : isLost ? 'lost' : 'failed')
  }
  const end = async (state?: ExtensionState): Promise<void> => {
    const leave = unmount
    unmount = undefined
    try {
      await leave?.()
    } catch (cause) {
      reportExtension(extension, cause)
    }
    followed?.end()
    if (state !== undefined) tell(state)
  }
  try {
    followed = await followExtension(extension, leaving)
    const lifecycles = await mountable(extension, followed, { place, leaving, failed: fail })
    const props = { ...extensionProps(extension.prefix), name: extension.module, domElement: lifecycles.element }
    followed.open()
    await lifecycles.bootstrap(props)
    unmount = () => lifecycles.unmount(props)
    await lifecycles.mount(props)
    tell('shown')
    leaving(() => void end())
  } catch (cause) {
    fail(cause)
  }
}

type Host = { place: HTMLElement; leaving: Leaving; failed: (cause: unknown) => void }

const mountable = async ({ module }: Extension, followed: Followed, { place, leaving, failed }: Host) => {
  const element = document.createElement('div')
  // A contribution may replace these functions.
  const { remove, replaceChildren } = element
  element.dataset.extension = module
  const wrapped = wrapLifecycles(module, await loadModule(module, leaving), {
    container: {
      attach: () => place.append(element),
      mounted: () => undefined,
      detach: () => {
        remove.call(element)
        replaceChildren.call(element)
      }
    },
    sideEffects: {
      begin: () => () => undefined,
      prepare: async () => undefined,
      forget: () => undefined,
      observe: () => () => undefined,
      restoreBuiltIns: followed.restore
    },
    leaving,
    onChange: onSharedChange,
    failed
  })
  return { ...wrapped, element }
}
