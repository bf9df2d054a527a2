import { $session, $unsaved, leaveEndedPage, mayLeave, translate } from '@portal/session'
import { clickable, make } from './panels.ts'

/** Draws the sign-in into a dialog. `leave` gives the page up. Answers a function that takes the sign-in away. */
type Shell = { drawSignIn: (place: HTMLElement, leave: () => void) => Promise<() => void> }

/**
 * Puts the sign-in over the page when the session ended by itself, and takes it away when the person is back. The page stays
 * as it is, with everything that was typed. Until then nobody sees, hears or reaches it: it is hidden below a modal dialog
 * of the browser, which needs no other file (docs/decisions/0044-the-sign-in-stands-over-the-page.md).
 */
export const startSignInOver = (): void => {
  let uncover: (() => void) | undefined
  $session.subscribe(({ state }) => {
    if (state === 'ended') uncover ??= cover()
    else {
      uncover?.()
      uncover = undefined
    }
  })
}

const cover = (): (() => void) => {
  const root = document.documentElement
  const title = document.title
  const scrolled = [scrollX, scrollY] as const
  const place = make('div', {})
  const dialog = make('dialog', { className: 'sign-in-over' }, place)
  let undraw = (): void => undefined
  let isOver = false
  const open = (): void => {
    if (!isOver && !dialog.open) dialog.showModal()
  }
  // Esc leads nowhere. Some browsers close the dialog all the same when it is pressed twice.
  dialog.setAttribute('closedby', 'none')
  dialog.addEventListener('cancel', event => event.target === dialog && event.preventDefault())
  dialog.addEventListener('close', open)
  // Where an application is open, the file is there already. It must not come with the first page.
  import('../isolation/page-parts.ts').then(
    ({ allowOnPage }) => allowOnPage(dialog),
    () => undefined
  )
  document.body.append(dialog)
  open()
  // After the dialog: what is hidden loses the focus, and the dialog gives it back at the end.
  root.dataset.session = 'ended'
  // The name of the page can name a robot or a customer.
  document.title = translate('login.title')

  const draw = async (): Promise<void> => {
    place.replaceChildren(make('p', { className: 'progress', textContent: translate('portal.loading') }))
    try {
      const shell = await System.import<Shell>('@portal/shell')
      if (isOver) return
      place.replaceChildren()
      undraw = await shell.drawSignIn(place, () => void leave())
      if (isOver) undraw()
    } catch (cause) {
      console.warn('The sign-in could not be loaded.', cause)
      if (!isOver) place.replaceChildren(...failed(() => void draw()))
    }
  }
  void draw()

  return () => {
    isOver = true
    delete root.dataset.session
    // What is hidden has no height.
    scrollTo(...scrolled)
    if (document.title === translate('login.title')) document.title = title
    dialog.close()
    undraw()
    dialog.remove()
  }
}

const failed = (retry: () => void): HTMLElement[] => [
  make('p', { className: 'refusal', role: 'alert', textContent: translate('error.network') }),
  clickable(
    'portal.retry',
    make('button', {
      type: 'button',
      className: 'button primary',
      textContent: translate('subApp.retry'),
      onclick: retry
    })
  )
]

const leave = async (): Promise<void> => {
  if ($unsaved.get().length === 0 || (await mayLeave())) leaveEndedPage()
}
