import { $notices, $translate, dismissNotice, type Notice, translate } from '@portal/session'

/** Draws the notices into their region: errors are spoken at once, the rest when the reader is ready. */
export const drawNotices = (region: HTMLElement): void => {
  const drawn = new Map<number, HTMLElement>()
  $translate.subscribe(() => region.setAttribute('aria-label', translate('notice.region')))
  $notices.subscribe(notices => {
    for (const [id, element] of drawn) {
      if (notices.some(notice => notice.id === id)) continue
      element.remove()
      drawn.delete(id)
    }
    for (const notice of notices) {
      if (drawn.has(notice.id)) continue
      const element = draw(notice)
      drawn.set(notice.id, element)
      region.append(element)
    }
  })
}

const draw = ({ id, level, text }: Notice): HTMLElement => {
  const element = document.createElement('div')
  element.className = `notice ${level}`
  element.setAttribute('role', level === 'error' || level === 'warning' ? 'alert' : 'status')
  const sentence = document.createElement('p')
  sentence.textContent = text
  const dismiss = document.createElement('button')
  dismiss.type = 'button'
  dismiss.ariaLabel = translate('notice.dismiss')
  dismiss.textContent = '×'
  dismiss.addEventListener('click', () => dismissNotice(id))
  element.append(sentence, dismiss)
  return element
}
