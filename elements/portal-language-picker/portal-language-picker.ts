import { portalElement } from '../define/define.ts'
import base from '../shared/base.css'
import language from '../shared/language-button.css'
import { LanguagePicker } from './portal-language-picker.tsx'

/**
 * The choice of the portal's language, each in its own name. It changes the language of the whole page, of its
 * sub-application and of the other tabs.
 *
 * @tag portal-language-picker
 * @attr {string} language - The language shown as current: `zh`, `en`, `ja`, `ko`, `th` or `fr`; without it, the session's.
 * @prop {string} language - See the attribute.
 * @fires {CustomEvent<{ language: Language }>} portal-language-change - A language was picked.
 */
export class PortalLanguagePicker extends portalElement(LanguagePicker, {
  attributes: { language: 'string' },
  events: { onLanguageChange: 'portal-language-change' },
  styles: [base, language]
}) {}

declare global {
  interface HTMLElementTagNameMap {
    'portal-language-picker': PortalLanguagePicker
  }
}
