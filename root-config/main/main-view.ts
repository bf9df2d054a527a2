import { $lookedUp, $translate, environment, loadMenu, lookUp, paths, readUserAnew } from '@portal/session'
import { atom } from 'nanostores'
import type { AppContainer } from '../apps/lifecycles.ts'
import { $unfinished } from '../apps/unfinished.ts'
import { isInImportMap } from '../loader/load-module.ts'
import { $decision } from '../routing/router.ts'
import {
  absentPanel,
  besidePanel,
  failurePanel,
  menuFailedPanel,
  modelsFailedPanel,
  progressPanel,
  unfinishedPanel
} from './panels.ts'
import { type Failure, type View, viewOf } from './view.pure.ts'

/** How long a page may load before the portal shows that it loads. */
const progressDelayMs = 80

/** The application that failed while the person still wants it. */
export const $failure = atom<Failure | undefined>()

/** The mounted application. */
export const $mounted = atom<string | undefined>()

/** Number of sub-applications that were added to the import map after the start. A missing one may be there now. */
export const $knownModules = atom(0)

/** Each application has its own container in `<main>`. The container is emptied when the application is left. */
export const containerOf = (name: string): AppContainer & { element: HTMLElement } => {
  const element = document.createElement('div')
  // An application may replace these functions.
  const { remove, replaceChildren } = element
  element.dataset.application = name
  return {
    element,
    attach: () => mainElement().append(element),
    mounted: () => $mounted.set(name),
    detach: () => {
      remove.call(element)
      replaceChildren.call(element)
      if ($mounted.get() === name) $mounted.set(undefined)
    }
  }
}

const mainElement = (): HTMLElement => {
  const main = document.querySelector('main')
  if (main === null) throw new Error('The page has no <main>.')
  return main
}

/** Draws the panels in `<main>`: progress, failures, missing applications. Draws again after each change. */
export const startMainView = (): void => {
  let panel: HTMLElement | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const show = (next: HTMLElement | undefined): void => {
    panel?.remove()
    panel = next
    if (next !== undefined) mainElement().append(next)
  }
  const draw = (): void => {
    clearTimeout(waiting)
    const view = viewOf(
      $decision.get(),
      $failure.get(),
      $mounted.get(),
      isInImportMap,
      $unfinished.get(),
      environment().cleaningCentre !== null
    )
    if (view.kind === 'progress') {
      // The progress panel appears after a delay. For a quick application it would only flicker.
      show(undefined)
      waiting = setTimeout(() => {
        if (nothingDrawn()) show(progressPanel(view.prefix))
      }, progressDelayMs)
    } else show(panelOf(view))
  }
  for (const store of [$decision, $failure, $mounted, $unfinished, $knownModules, $translate]) store.listen(draw)
  draw()
}

/** Whether an application that is still mounting has not drawn anything yet. */
const nothingDrawn = (): boolean => mainElement().querySelector('[data-application] > *') === null

const askAgain = (): void => {
  void loadMenu()
  lookUp($lookedUp.get()?.failed ?? []).catch(() => undefined)
}

const panelOf = (view: Exclude<View, { kind: 'progress' }>): HTMLElement | undefined => {
  if (view.kind === 'absent') return absentPanel(view.prefix)
  if (view.kind === 'beside') return besidePanel(view.prefix, paths.cleaningCentre)
  if (view.kind === 'unfinished') return unfinishedPanel(view.prefix, () => $unfinished.set(undefined))
  if (view.kind === 'failure') return failurePanel(view.prefix, view.failure)
  if (view.kind === 'menuFailed') return menuFailedPanel(askAgain)
  if (view.kind === 'modelsFailed') return modelsFailedPanel(() => void readUserAnew())
  return undefined
}
