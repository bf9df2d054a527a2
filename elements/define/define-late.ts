import { $messagesOpen, $session, loadTexts, notify, startMessageCentre, translate, whenIdle } from '@portal/session'
import { register } from './register.ts'

let defining: Promise<void> | undefined

/**
 * Defines the elements that the first paint does without: once the page of a member has nothing else to do, or at once
 * when the bell is pressed before that. Their texts come with them.
 */
export const defineLateElements = (): void => {
  $session.subscribe(({ state }) => {
    if (state === 'member' && defining === undefined) whenIdle(() => void define().catch(warn), 5_000)
  })
  $messagesOpen.subscribe(open => {
    if (open) define().catch(tell)
  })
}

const define = (): Promise<void> => {
  void startMessageCentre()
  defining ??= load().catch(cause => {
    defining = undefined
    throw cause
  })
  return defining
}

const load = async (): Promise<void> => {
  const [{ lateElements }] = await Promise.all([import('../late-elements.ts'), loadTexts('drawer')])
  register(lateElements)
}

const warn = (cause: unknown): void => console.warn('The message drawer could not be loaded.', cause)

/** Somebody waits for the drawer: they are told, and the bell shows that it is not open. */
const tell = (cause: unknown): void => {
  warn(cause)
  $messagesOpen.set(false)
  notify('error', translate('header.messagesFailed'))
}
