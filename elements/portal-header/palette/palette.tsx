/** The command palette. It is loaded when it is first opened. */

import { $offered, $permissions, $route, $visibleMenu, type Found, request, translateOr } from '@portal/session'
import { X } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { menuHistory } from '#contract/calls/menu/menu-history.ts'
import { subAppOf } from '#contract/page/sub-apps/sub-apps.ts'
import { useComposed } from '../../shared/hooks/use-composed.ts'
import { useModal } from '../../shared/hooks/use-modal.ts'
import { useSheet } from '../../shared/hooks/use-sheet.ts'
import { useStore } from '../../shared/hooks/use-store.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { Icon } from '../../shared/icon.tsx'
import { entriesOf } from '../../shared/menu-entries.pure.ts'
import { linkOf } from '../../shared/menu-link.ts'
import { ownPagesFor } from '../own-pages.ts'
import { FoundStates } from './found-states.tsx'
import { type Goal, goalsOf, listGoals } from './goals.pure.ts'
import styles from './palette.css'
import { useFound } from './use-found.ts'

/** Most results shown. Typing another letter is quicker than reading more. */
const shownAtOnce = 50

type Props = {
  /** The target of the dashboard. */
  home: string
  onClose: () => void
}

/** Finds all pages that the person may open by name: a field, the list of results, and arrow keys. */
export const Palette = ({ home, onClose }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const { dialog, close, closeOnLinkOrBackdrop } = useModal()
  const [typed, setTyped] = useState('')
  const sought = useComposed(typed)
  const [active, setActive] = useState(0)
  const goals = useGoals(home)
  const recentIds = useRecent()
  const { recent, others } = listGoals(goals, recentIds, sought)
  const shownOthers = others.slice(0, shownAtOnce)
  const [foundBy, again] = useFound(sought)
  const groups = [
    { key: 'recent', label: translate('palette.recent'), goals: recent },
    { key: 'all', label: translate('palette.all'), goals: shownOthers },
    ...foundBy.map(({ module, name, found }) => ({ key: module, label: name, goals: found.map(goalOf(module)) }))
  ].filter(({ goals }) => goals.length > 0)
  const shown = groups.flatMap(group => group.goals)
  const total = shown.length + others.length - shownOthers.length
  // Nobody knows yet that there is nothing, while a sub-application is asked.
  const none = foundBy.some(({ state }) => state === 'asked') ? '' : translate('palette.none')
  const inside = subAppOf(useStore($route).pathname, useStore($offered)?.named) !== undefined
  useSheet(dialog, styles)

  const optionId = (index: number): string => `${id}-${index}`
  const optionOf = (index: number): HTMLElement | null | undefined =>
    dialog.current?.querySelector<HTMLElement>(`#${CSS.escape(optionId(index))}`)

  const go = (to: number): void => {
    setActive(to)
    optionOf(to)?.scrollIntoView({ block: 'nearest' })
  }
  const steps: Record<string, (last: number) => number> = {
    ArrowDown: last => (active >= last ? 0 : active + 1),
    ArrowUp: last => (active <= 0 ? last : active - 1),
    PageDown: last => Math.min(active + 8, last),
    PageUp: () => Math.max(active - 8, 0)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // On a page without the portal, nobody keeps the keys of an input method from here.
    if (event.nativeEvent.isComposing) return
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (step !== undefined && shown.length > 0) go(step(shown.length - 1))
    else if (event.key === 'Enter') optionOf(active)?.click()
    else return
    event.preventDefault()
  }

  const option = (goal: Goal, index: number) => (
    <a
      data-click="palette.goTo"
      key={goal.id}
      id={optionId(index)}
      className="goal"
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      {...linkOf(goal.address, goal.newTab, inside && goal.menuId !== undefined)}
      onPointerMove={() => setActive(index)}
    >
      <span>{goal.name}</span>
      {goal.way.length > 0 && <span className="way">{goal.way.join(' › ')}</span>}
      {goal.absent && <span className="absent">{translate('sidebar.absent')}</span>}
      {goal.newTab && <span className="way">{translate('sidebar.newTab')}</span>}
    </a>
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by itself
    <dialog
      ref={dialog}
      className="palette"
      aria-label={translate('palette.label')}
      onClose={onClose}
      onClick={closeOnLinkOrBackdrop}
    >
      <div className="palette-content">
        <div className="palette-field">
          <input
            type="text"
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
            aria-label={translate('palette.placeholder')}
            placeholder={translate('palette.placeholder')}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
          <button
            data-click="palette.close"
            className="action"
            type="button"
            aria-label={translate('palette.close')}
            onClick={close}
          >
            <Icon node={X} />
          </button>
        </div>
        <output>{total === 0 ? none : translate('palette.found', { count: total })}</output>
        <div id={`${id}-list`} role="listbox" aria-label={translate('palette.label')} className="goals">
          {groups.map(({ key, label, goals }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and these are options
            <div key={key} role="group" aria-label={label}>
              {(groups.length > 1 || key !== 'all') && <p aria-hidden="true">{label}</p>}
              {goals.map(goal => option(goal, shown.indexOf(goal)))}
            </div>
          ))}
        </div>
        <FoundStates foundBy={foundBy} onRetry={again} />
      </div>
    </dialog>
  )
}

/** A page that the search of a sub-application found. */
const goalOf =
  (module: string) =>
  ({ name, detail, address }: Found): Goal => ({
    id: `${module} ${address}`,
    name,
    way: detail === undefined ? [] : [detail],
    address,
    newTab: false,
    absent: false
  })

const useGoals = (home: string): Goal[] => {
  const translate = useTranslate()
  const menu = useStore($visibleMenu)
  const offered = useStore($offered)
  const held = useStore($permissions)
  return useMemo(
    () =>
      goalsOf(home, entriesOf(menu, offered), ownPagesFor(held), {
        page: translate,
        entry: ({ langKey, name }) => translateOr(langKey, name)
      }),
    [home, translate, menu, offered, held]
  )
}

/** Menu ids of the latest pages. When they can't be loaded, the palette works without them. */
const useRecent = (): readonly number[] => {
  const [recent, setRecent] = useState<readonly number[]>([])
  useEffect(() => {
    request(menuHistory, { query: {} }, { quiet: true }).then(
      visits => setRecent(visits.map(({ menuId }) => menuId)),
      (cause: unknown) => console.warn('The latest pages could not be loaded.', cause)
    )
  }, [])
  return recent
}
