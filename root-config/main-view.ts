import { $translate, loadMenu } from '@portal/session'
import { atom } from 'nanostores'
import { limits } from '#contract/limits.ts'
import type { Stage } from './hosted.ts'
import { isInImportMap } from './load-module.ts'
import { absentPanel, failurePanel, menuFailedPanel, progressPanel } from './panels.ts'
import { $decision } from './router.ts'
import { type Failure, type View, viewOf } from './view.ts'

/** The application that failed and is still the one asked for. */
export const $failure = atom<Failure | undefined>()

/** The application whose container is on the page. */
export const $mounted = atom<string | undefined>()

/** The place of an application on the page: a container of its own in `<main>`, emptied when it leaves. */
export const containerOf = (name: string): Stage & { element: HTMLElement } => {
  const element = document.createElement('div')
  element.dataset.application = name
  return {
    element,
    attach: () => {
      mainElement().append(element)
      $mounted.set(name)
    },
    detach: () => {
      element.remove()
      element.replaceChildren()
      if ($mounted.get() === name) $mounted.set(undefined)
    }
  }
}

const mainElement = (): HTMLElement => {
  const main = document.querySelector('main')
  if (main === null) throw new Error('The page has no <main>.')
  return main
}

/** Draws everything in `<main>` that is not an application, whenever what it depends on changes. */
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
    const view = viewOf($decision.get(), $failure.get(), $mounted.get(), isInImportMap)
    if (view.kind === 'progress') {
      // What comes quickly needs no progress mark: it would only flicker.
      show(undefined)
      waiting = setTimeout(() => show(progressPanel(view.prefix)), limits.progressDelayMs)
    } else show(panelOf(view))
  }
  for (const store of [$decision, $failure, $mounted, $translate]) store.listen(draw)
  draw()
}

const panelOf = (view: Exclude<View, { kind: 'progress' }>): HTMLElement | undefined => {
  if (view.kind === 'absent') return absentPanel(view.prefix)
  if (view.kind === 'failure') return failurePanel(view.prefix, view.failure)
  if (view.kind === 'menuFailed') return menuFailedPanel(() => void loadMenu())
  return undefined
}
