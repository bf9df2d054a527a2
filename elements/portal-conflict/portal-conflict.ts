import { portalElement } from '../define/define.ts'
import base from '../shared/base.css'
import dialog from '../shared/dialog/dialog.css'
import styles from './portal-conflict.css'
import { ConflictContent } from './portal-conflict.tsx'

/**
 * A modal dialog for two people who changed the same thing. It shows both values of each field that differs, and the person
 * chooses one of each. It opens when it comes on the page. `saveEdited` of the kit puts it there and takes it away.
 *
 * @tag portal-conflict
 * @prop {Conflict | undefined} conflict - Who saved, when, and the fields that differ.
 * @fires {CustomEvent<{ mine: readonly string[] | undefined }>} portal-conflict-close - The names of the fields whose own value is saved; undefined where the person goes back to the form.
 */
export class PortalConflict extends portalElement(ConflictContent, {
  properties: ['conflict'],
  events: { onConflictClose: 'portal-conflict-close' },
  styles: [base, dialog, styles]
}) {}

declare global {
  interface HTMLElementTagNameMap {
    'portal-conflict': PortalConflict
  }
}
