import { useStore } from '@nanostores/react'
import { $language } from '@portal/session'
import { LanguageSelect } from '../pieces/language-select.tsx'

/** The choice of language by itself, for pages without a header. */
export const LanguagePicker = () => (
  <div className="root" lang={useStore($language)}>
    <LanguageSelect />
  </div>
)
