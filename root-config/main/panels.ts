import { $menu, type MessageKey, paths, translate, translateOr } from '@portal/session'
import * as limits from '#contract/limits.ts'
import type { Click } from '#contract/page/clicks.ts'
import { type SubAppPrefix, subAppPath } from '#contract/page/sub-apps.ts'
import type { FailureStage } from '../apps/failures.ts'

/** Drawn by hand: these panels have to work when an application, or React itself, does not. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** A control with the mark by which usage events name it. */
export const clickable = <Control extends HTMLElement>(click: Click, control: Control): Control => {
  control.dataset.click = click
  return control
}

const text = (content: string) => make('p', { textContent: content })
const heading = (content: string) => make('h1', { textContent: content })
const homeLink = () =>
  clickable(
    'portal.dashboard',
    make('a', { className: 'button', href: paths.dashboard, textContent: translate('subApp.home') })
  )
const retryButton = (retry: () => void) =>
  clickable(
    'portal.retry',
    make('button', {
      type: 'button',
      className: 'button primary',
      textContent: translate('subApp.retry'),
      onclick: retry
    })
  )
const panel = (...children: Node[]) => make('section', { className: 'panel' }, ...children)
const actions = (...children: Node[]) => make('div', { className: 'actions' }, ...children)

/** The sub-application's name as the menu calls it. */
const nameOf = (prefix: SubAppPrefix | undefined): string => {
  const menu = $menu.get()
  const items = menu.state === 'ready' ? menu.items : []
  const item = items.find(({ path }) => prefix !== undefined && path === subAppPath(prefix))
  return item === undefined ? (prefix ?? translate('dashboard.title')) : translateOr(item.langKey, item.name)
}

export const progressPanel = (prefix: SubAppPrefix | undefined): HTMLElement => {
  const label =
    prefix === undefined ? translate('portal.loading') : translate('subApp.loading', { name: nameOf(prefix) })
  const element = make('div', { className: 'progress', textContent: label })
  element.setAttribute('role', 'status')
  return element
}

/** The environment's import map does not have what the menu lists. */
export const absentPanel = (prefix: SubAppPrefix): HTMLElement =>
  panel(
    heading(translate('subApp.absentTitle', { name: nameOf(prefix) })),
    text(translate('subApp.absentText')),
    actions(homeLink())
  )

/**
 * The cleaning control centre at its own address, typed or kept as a bookmark: it is no page of the portal, and a tab
 * that nobody clicked for would be blocked.
 */
export const besidePanel = (prefix: SubAppPrefix, address: string): HTMLElement =>
  panel(
    heading(nameOf(prefix)),
    text(translate('subApp.besideText')),
    actions(
      homeLink(),
      clickable(
        'portal.openBeside',
        make('a', {
          className: 'button primary',
          href: address,
          target: '_blank',
          rel: 'noopener noreferrer',
          textContent: translate('subApp.openBeside')
        })
      )
    )
  )

const causes: Record<FailureStage, MessageKey> = {
  load: 'subApp.failedLoad',
  loadTimeout: 'subApp.failedTimeout',
  module: 'subApp.failedModule',
  start: 'subApp.failedStart',
  startTimeout: 'subApp.failedTimeout',
  update: 'subApp.failedUpdate',
  stop: 'subApp.failedStop'
}

const secondsGiven = (stage: FailureStage): number =>
  (stage === 'loadTimeout' ? limits.subAppLoadTimeoutMs : limits.subAppStartTimeoutMs) / 1_000

export const failurePanel = (
  prefix: SubAppPrefix | undefined,
  failure: { stage: FailureStage; id: string; retry: () => void }
): HTMLElement => {
  const element = panel(
    heading(translate('subApp.failedTitle', { name: nameOf(prefix) })),
    text(translate(causes[failure.stage], { seconds: secondsGiven(failure.stage) })),
    make('p', { className: 'quiet', textContent: translate('subApp.failureId', { id: failure.id }) }),
    actions(homeLink(), retryButton(failure.retry))
  )
  element.setAttribute('role', 'alert')
  return element
}

/** It was open when this tab stopped answering: an endless loop ends no other way, and would begin anew. */
export const unfinishedPanel = (prefix: SubAppPrefix | undefined, open: () => void): HTMLElement => {
  const openAnyway = clickable(
    'portal.openAnyway',
    make('button', {
      type: 'button',
      className: 'button',
      textContent: translate('subApp.openAnyway'),
      onclick: open
    })
  )
  return panel(
    heading(translate('subApp.unfinishedTitle', { name: nameOf(prefix) })),
    text(translate('subApp.unfinishedText')),
    actions(homeLink(), openAnyway)
  )
}

/** Without a menu nobody knows whether this address is open to the person, so it stays closed. */
export const menuFailedPanel = (retry: () => void): HTMLElement =>
  panel(heading(translate('error.title')), text(translate('sidebar.failed')), actions(homeLink(), retryButton(retry)))

/** The same, where the menu is there but the models of the person's robots are not known. */
export const modelsFailedPanel = (retry: () => void): HTMLElement =>
  panel(heading(translate('error.title')), text(translate('error.models')), actions(homeLink(), retryButton(retry)))
