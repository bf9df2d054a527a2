import { useStore } from '@nanostores/react'
import { $language } from '@portal/session'
import { LanguageSelect, type LanguageSelectProps } from '../pieces/language-select.tsx'

/** The choice of language by itself, for pages without a header. */
export const LanguagePicker = (props: LanguageSelectProps) => (
  <div className="root" lang={useStore($language)}>
    <LanguageSelect {...props} />
  </div>
)
