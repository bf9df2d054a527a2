import { $translate, type ActState, actLock } from '@portal/session'
import { html, type TemplateResult } from 'lit'

/** An act behind a button, with the portal's lock: a double press runs it once (docs/requirements.md §9). */
export type Act = { state: () => ActState; run: () => void }

export const createAct = (update: () => void, work: () => Promise<unknown>): Act => {
  let state: ActState = 'free'
  const lock = actLock(next => {
    state = next
    update()
  })
  return { state: () => state, run: () => void lock(work) }
}

type Look = { className?: string; type?: 'button' | 'submit' }

/** A button that sends. While it is locked it keeps the focus, and screen readers hear that it works. */
export const actButton = (
  { state, run }: Act,
  label: string,
  { className = 'button', type = 'button' }: Look = {}
): TemplateResult => html`
  <button type=${type} class=${className} aria-disabled=${state() !== 'free'} @click=${type === 'button' ? run : null}>
    ${label}
  </button>
  <span class="unseen" role="status">${state() === 'working' ? $translate.get()('act.working') : ''}</span>
`
