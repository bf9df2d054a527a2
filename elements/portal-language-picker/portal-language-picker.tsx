import { $language } from '@portal/session'
import { LanguageSelect, type LanguageSelectProps } from '../pieces/language-select.tsx'
import { useStore } from '../pieces/use-store.ts'

/** The choice of language by itself, for pages without a header. */
export const LanguagePicker = (props: LanguageSelectProps) => (
  <div className="root" lang={useStore($language)}>
    <LanguageSelect {...props} />
  </div>
)
