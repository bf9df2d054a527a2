import { allowOnPage } from '../isolation/page-parts.ts'
import { clickable, make } from './panels.ts'

export type Question = { title: string; text: string; yes: string; no: string }

let asked = 0

/**
 * Asks a question in a dialog. Escape, and every other way to close the dialog without an answer, means no. The "no"
 * button has the focus. The browser keeps the focus inside the dialog and restores it afterwards.
 */
export const ask = (question: Question): Promise<boolean> =>
  new Promise(resolve => {
    const no = clickable('portal.answer', make('button', { className: 'button primary', textContent: question.no }))
    const yes = clickable(
      'portal.answer',
      make('button', { className: 'button', textContent: question.yes, value: 'yes' })
    )
    asked += 1
    const title = make('h2', { id: `question-${asked}-title`, textContent: question.title })
    const text = make('p', { id: `question-${asked}-text`, textContent: question.text })
    const actions = make('form', { method: 'dialog', className: 'actions' }, yes, no)
    const dialog = make('dialog', { className: 'panel question' }, title, text, actions)
    dialog.setAttribute('aria-labelledby', title.id)
    dialog.setAttribute('aria-describedby', text.id)
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'yes')
    })
    allowOnPage(dialog)
    document.body.append(dialog)
    dialog.showModal()
    no.focus()
  })
