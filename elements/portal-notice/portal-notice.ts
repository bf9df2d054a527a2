import { portalElement } from '../define/define.ts'
import base from '../shared/base.css'
import { takeReactProps } from '../shared/react-props.ts'
import styles from './portal-notice.css'
import { NoticeContent } from './portal-notice.tsx'

/**
 * A notice in its place in the page, for as long as it is true: a form that can't be sent, a list that could not be
 * loaded, a remark. Its children are its text. Those with `slot="actions"` stand below. Screen readers speak a warning
 * and an error at once. A failed load needs nothing but its `error`: the notice has its sentence then, and a button that
 * asks again. For an event of a moment ago, `notify` shows a message in the corner of the page instead.
 *
 * @tag portal-notice
 * @attr {'info' | 'success' | 'warning' | 'error'} level - How much it matters; `info`.
 * @attr {string} heading - A title above the text.
 * @attr {boolean} closable - A button closes the notice. The element sets its own `hidden`.
 * @prop {string} level - See the attribute.
 * @prop {string} heading - See the attribute.
 * @prop {boolean} closable - See the attribute.
 * @prop {unknown} error - The error of a load that failed. The level is `error` then, and there is a title without `heading`, too.
 * @fires {CustomEvent<undefined>} portal-notice-close - The person closed the notice.
 * @fires {CustomEvent<undefined>} portal-notice-retry - The person wants to load again what failed.
 */
export class PortalNotice extends portalElement(NoticeContent, {
  attributes: { level: 'string', heading: 'string', closable: 'boolean' },
  properties: ['error'],
  events: { onNoticeClose: 'portal-notice-close', onNoticeRetry: 'portal-notice-retry' },
  styles: [base, styles]
}) {
  constructor() {
    super()
    takeReactProps(this)
    this.addEventListener('portal-notice-close', ({ target }) => {
      if (target !== this) return
      const hadFocus = this.matches(':focus-within')
      this.hidden = true
      // The pressed button goes away. The focus must stay in the same part of the page.
      if (hadFocus) this.parentElement?.closest<HTMLElement>('[tabindex]')?.focus()
    })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-notice': PortalNotice
  }
}
