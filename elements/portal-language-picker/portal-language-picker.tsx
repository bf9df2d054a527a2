import { $language } from '@portal/session'
import { useStore } from '../shared/hooks/use-store.ts'
import { LanguageSelect, type LanguageSelectProps } from '../shared/language-select.tsx'

/** The language picker alone, for pages without a header. */
export const LanguagePicker = (props: LanguageSelectProps) => (
  <div className="root" lang={useStore($language)}>
    <LanguageSelect {...props} />
  </div>
)
