import { $locale } from '@portal/session'
import { useStore } from '../shared/hooks/use-store.ts'
import { LanguageButton, type LanguageButtonProps } from '../shared/language-button.tsx'

/** The language picker alone, for pages without a header. */
export const LanguagePicker = (props: LanguageButtonProps) => (
  <div className="root" lang={useStore($locale)}>
    <LanguageButton {...props} />
  </div>
)
