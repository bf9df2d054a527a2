import type { Question } from '@portal/session'

/**
 * Asks in a dialog at the end of the page. Everything but a yes means no, also when the dialog is removed. When it is
 * closed while its act runs, the outcome of the act is the answer.
 */
export const askInDialog = ({ act = async () => undefined, ...question }: Question): Promise<boolean> =>
  new Promise(resolve => {
    let acted: Promise<boolean> = Promise.resolve(false)
    const dialog = document.createElement('portal-dialog')
    const removal = new MutationObserver(() => {
      if (!dialog.isConnected) answer()
    })
    const answer = (): void => {
      removal.disconnect()
      dialog.remove()
      resolve(acted)
    }
    const actOnce = async (): Promise<void> => {
      const acting = act()
      acted = acting.then(
        () => true,
        () => false
      )
      await acting
    }
    dialog.question = { ...question, act: actOnce }
    dialog.open = true
    dialog.addEventListener('portal-dialog-close', answer)
    document.body.append(dialog)
    removal.observe(document.body, { childList: true })
  })
