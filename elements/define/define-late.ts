import { loadTexts, notify, openDrawer, startMessageCentre, translate, whenMessagesAreNeeded } from '@portal/session'
import { loadDialogs } from '../load-dialogs.ts'
import { register } from './register.ts'

let defining: Promise<void> | undefined

/**
 * Defines the elements that the first paint does not need, together with their texts and the messages: when the page of a member is
 * idle, or at once when the bell is pressed before that.
 */
export const defineLateElements = (): void =>
  whenMessagesAreNeeded(reason => void define().catch(reason === 'idle' ? warn : tell))

const define = (): Promise<void> => {
  defining ??= load().catch(cause => {
    defining = undefined
    throw cause
  })
  return defining
}

const load = async (): Promise<void> => {
  const [{ lateElements }] = await Promise.all([
    import('../late-elements.ts'),
    loadTexts('drawer'),
    startMessageCentre()
  ])
  register(lateElements)
  // A question must be there when the network is not. A dialog that is needed makes another attempt.
  await loadDialogs().catch(warnOfDialogs)
}

const warnOfDialogs = (cause: unknown): void => console.warn('The dialogs could not be loaded.', cause)

const warn = (cause: unknown): void => console.warn('The message drawer could not be loaded.', cause)

/** The person is waiting for the drawer: a notice appears, and the bell shows that the drawer is closed. */
const tell = (cause: unknown): void => {
  warn(cause)
  openDrawer(false)
  notify('error', translate('header.messagesFailed'))
}
