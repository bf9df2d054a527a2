import { $menu, type MessageKey, paths, translate, translateOr } from '@portal/session'
import type { Click } from '#contract/page/clicks.ts'
import { type SubAppPrefix, subAppPath, titleKey } from '#contract/page/sub-apps/sub-apps.ts'
import type { FailureStage } from '../apps/failures.ts'
import { subAppLoadTimeoutMs, subAppStartTimeoutMs } from '../apps/time-limits.ts'
import type { Failure } from './view.pure.ts'

/** Creates an element without a framework: these panels must work even when React does not. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** Marks a control with the name that usage events report. */
export const clickable = <Control extends HTMLElement>(click: Click, control: Control): Control => {
  control.dataset.click = click
  return control
}

const text = (content: string) => make('p', { textContent: content })
const heading = (content: string) => make('h1', { textContent: content })
const homeLink = (className = 'button') =>
  clickable('portal.dashboard', make('a', { className, href: paths.dashboard, textContent: translate('subApp.home') }))
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

/** The sub-application's name as the menu calls it, else its title. */
export const nameOf = (prefix: SubAppPrefix | undefined): string => {
  const menu = $menu.get()
  const items = menu.state === 'ready' ? menu.items : []
  const item = items.find(({ path }) => prefix !== undefined && path === subAppPath(prefix))
  if (item !== undefined) return translateOr(item.langKey, item.name)
  return prefix === undefined ? translate('dashboard.title') : translateOr(titleKey(prefix), prefix)
}

/** The shape that most pages have: a heading, a line of controls, rows. */
export const progressPanel = (prefix: SubAppPrefix | undefined): HTMLElement => {
  const label =
    prefix === undefined ? translate('portal.loading') : translate('subApp.loading', { name: nameOf(prefix) })
  const element = make(
    'div',
    { className: 'page-skeleton' },
    make('span', { textContent: label }),
    ...['heading', 'line', 'rows'].map(className => make('span', { className }))
  )
  element.setAttribute('role', 'status')
  return element
}

/** For a menu entry whose sub-application is missing from the import map. */
export const absentPanel = (prefix: SubAppPrefix): HTMLElement =>
  panel(
    heading(translate('subApp.absentTitle', { name: nameOf(prefix) })),
    text(translate('subApp.absentText')),
    actions(homeLink('button primary'))
  )

/**
 * For the address of the cleaning control centre, typed or from a bookmark. The centre opens in a new tab. Browsers
 * block a new tab without a click, so this panel has a link.
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
  (stage === 'loadTimeout' ? subAppLoadTimeoutMs : subAppStartTimeoutMs) / 1_000

export const failurePanel = (prefix: SubAppPrefix | undefined, { stage, reason, id, retry }: Failure): HTMLElement => {
  const element = panel(
    heading(translate('subApp.failedTitle', { name: nameOf(prefix) })),
    text(translate(reason ? `failure.${reason}` : causes[stage], { seconds: secondsGiven(stage) })),
    make('p', { className: 'quiet', textContent: translate('subApp.failureId', { id }) }),
    actions(homeLink(), retryButton(retry))
  )
  element.setAttribute('role', 'alert')
  return element
}

/** For an application that was open when this tab hung. Opening it again could start the same endless loop. */
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

/** Without the menu the guard can't know whether the person may open this address, so it stays closed. */
export const menuFailedPanel = (retry: () => void): HTMLElement =>
  panel(heading(translate('error.title')), text(translate('sidebar.failed')), actions(homeLink(), retryButton(retry)))

/** The same, when the models of the person's robots could not be loaded. */
export const modelsFailedPanel = (retry: () => void): HTMLElement =>
  panel(heading(translate('error.title')), text(translate('error.models')), actions(homeLink(), retryButton(retry)))
