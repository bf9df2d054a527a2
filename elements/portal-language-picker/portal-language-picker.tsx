import { $language } from '@portal/session'
import { LanguageSelect, type LanguageSelectProps } from '../shared/language-select.tsx'
import { useStore } from '../shared/use-store.ts'

/** The language picker alone, for pages without a header. */
export const LanguagePicker = (props: LanguageSelectProps) => (
  <div className="root" lang={useStore($language)}>
    <LanguageSelect {...props} />
  </div>
)
