import { notify, type Question, sentenceOf, showWork } from '@portal/session'
import { register } from './define/register.ts'

/**
 * Loads the file of the dialogs and registers `<portal-dialog>`. No first paint needs it.
 * @returns the function that asks in a dialog
 */
export const loadDialogs = async () => {
  const { askInDialog, dialogElements } = await showWork(import('./dialogs.ts'))
  register(dialogElements)
  return askInDialog
}

/**
 * Asks a question in a dialog. When the file of the dialogs never arrived, the browser asks: an answer must not need the
 * network.
 * @returns whether the answer was yes, and its act succeeded
 */
export const ask = async (question: Question): Promise<boolean> => {
  try {
    const askInDialog = await loadDialogs()
    return await askInDialog(question)
  } catch (cause) {
    console.warn('The dialogs could not be loaded.', cause)
    return askInBrowser(question)
  }
}

const askInBrowser = async ({ heading, text, act }: Question): Promise<boolean> => {
  if (!confirm(`${heading}\n\n${text}`)) return false
  try {
    await act?.()
    return true
  } catch (cause) {
    notify('error', sentenceOf(cause))
    return false
  }
}
