import base from '../shared/base.css'
import language from '../shared/language-button.css'
import header from './portal-header.css'

/** Sources of the header's style sheets. Later ones have priority. */
export const headerStyles = [base, language, header]
