import { keepOnPage } from '../isolation/left-behind.ts'
import { clickable, make } from './panels.ts'

export type Question = { title: string; text: string; yes: string; no: string }

let asked = 0

/**
 * Asks in a dialog. Escape, and anything that closes the question without an answer, is a no; the focus is on the no.
 * The browser keeps the focus inside and gives it back afterwards.
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
    keepOnPage(dialog)
    document.body.append(dialog)
    dialog.showModal()
    no.focus()
  })
