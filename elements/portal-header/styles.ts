import base from '../pieces/base.css'
import language from '../pieces/language-select.css'
import header from './portal-header.css'

/** Sources of the header's style sheets, in the order of their weight. */
export const headerStyles = [base, language, header]
