import { portalElement } from '../define.ts'
import base from '../pieces/base.css'
import language from '../pieces/language-select.css'
import { LanguagePicker } from './portal-language-picker.tsx'

/**
 * The choice of the portal's language, each in its own name. It changes the language of the whole page, of its
 * sub-application and of the other tabs.
 *
 * @tag portal-language-picker
 */
export class PortalLanguagePicker extends portalElement(LanguagePicker, { styles: [base, language] }) {}

declare global {
  interface HTMLElementTagNameMap {
    'portal-language-picker': PortalLanguagePicker
  }
}
