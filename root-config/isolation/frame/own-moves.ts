import { navigate, paths } from '@portal/session'
import { holdsBack, type Step } from './held-back.pure.ts'

/**
 * Keeps applications from stopping the person on the way out. An application can prevent each change of the address by a
 * listener of the Navigation API. Such a listener is never found when functions of another window added it. The listener
 * here is older than those of all applications. An application's own addresses are its own affair.
 * @param leaves whether somebody leaves the open application for this path
 * @param isOpen whether an application is open
 */
export const keepMoves = (leaves: (pathname: string) => boolean, isOpen: () => boolean): void => {
  const { navigation } = globalThis
  if (navigation === undefined) return
  navigation.addEventListener(
    'navigate',
    event => {
      const { destination, navigationType } = event
      if (navigationType === 'reload' || leaves(pathOf(destination.url))) event.stopImmediatePropagation()
    },
    { capture: true }
  )
  leaveWhenHeldBack(navigation, leaves, isOpen)
}

const pathOf = (url: string): string => new URL(url).pathname

const stepsKept = 20

/** An application that goes to its address again after each step back keeps the person. The portal goes past it. */
const leaveWhenHeldBack = (
  navigation: Navigation,
  leaves: (pathname: string) => boolean,
  isOpen: () => boolean
): void => {
  const entries = navigation.entries.bind(navigation)
  const traverseTo = navigation.traverseTo.bind(navigation)
  let steps: Step[] = []
  const forget = (event: Event): void => {
    if (event.isTrusted && !isStepBack(event)) steps = []
  }
  for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, forget, { capture: true })
  const leave = (): void => {
    const now = navigation.currentEntry?.index ?? 0
    const before = entries().findLast(it => it.index < now && it.url !== null && leaves(pathOf(it.url)))
    const goHome = (): void => navigate(paths.dashboard)
    if (before === undefined) goHome()
    // The application may stop the step by another one.
    else traverseTo(before.key).committed?.catch(goHome)
  }
  navigation.addEventListener(
    'currententrychange',
    ({ from, navigationType }) => {
      const { index = 0, url = null } = navigation.currentEntry ?? {}
      const kind = navigationType === 'traverse' ? (index < from.index ? 'back' : 'forward') : navigationType
      if (kind !== 'back' && kind !== 'forward' && kind !== 'push') return
      const isWithin = isOpen() && url !== null && !leaves(pathOf(url))
      steps = isWithin ? [...steps.slice(1 - stepsKept), { kind, at: performance.now() }] : []
      if (!holdsBack(steps)) return
      steps = []
      // Behind what the application does at this step.
      setTimeout(leave)
    },
    { capture: true }
  )
}

/** Alt and an arrow, or a button of the mouse, go back in most browsers. */
const isStepBack = (event: Event): boolean =>
  event instanceof KeyboardEvent ? event.altKey || event.metaKey : event instanceof MouseEvent && event.button > 2
