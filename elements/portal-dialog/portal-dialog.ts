import { portalElement } from '../define/define.ts'
import base from '../shared/base.css'
import styles from '../shared/dialog/dialog.css'
import { PortalDialogContent } from './portal-dialog.tsx'

/**
 * A modal dialog. Its children are its content. Those with `slot="actions"` stand at the bottom, the main one last. The
 * browser keeps the focus inside and returns it. Esc, the back gesture and the close button close it; a click beside it
 * does not, so typed text is not lost. It closes when the person goes to another page.
 *
 * @tag portal-dialog
 * @attr {boolean} open - Opens the dialog. The element removes the attribute when the dialog closes.
 * @attr {string} heading - The title of the dialog.
 * @attr {boolean} wide - For content that is read or watched, 780 px instead of 480.
 * @prop {boolean} open - See the attribute.
 * @prop {string} heading - See the attribute.
 * @prop {boolean} wide - See the attribute.
 * @prop {Question | undefined} question - A question with two buttons in the place of children. `ask` sets it.
 * @fires {CustomEvent<{ reason: 'yes' | 'no' | 'button' | 'escape' | 'page' }>} portal-dialog-close - The dialog closed: by an answer, its close button, Esc or the back gesture, or by the page.
 */
export class PortalDialog extends portalElement(PortalDialogContent, {
  attributes: { open: 'boolean', heading: 'string', wide: 'boolean' },
  properties: ['question'],
  events: { onDialogClose: 'portal-dialog-close' },
  styles: [base, styles]
}) {
  constructor() {
    super()
    // Like `<dialog>`: the element changes its own `open` state, and other code may set it.
    this.addEventListener('portal-dialog-close', () => {
      this.open = false
    })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-dialog': PortalDialog
  }
}
