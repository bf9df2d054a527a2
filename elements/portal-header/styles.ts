import base from '../shared/base.css'
import language from '../shared/language-select.css'
import header from './portal-header.css'

/** Sources of the header's style sheets, in the order of their weight. */
export const headerStyles = [base, language, header]
