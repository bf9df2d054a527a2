import { $translate, type Translate } from '@portal/session'
import { useStore } from './use-store.ts'

/** The text function of the current language. The component renders again when the language changes. */
export const useTranslate = (): Translate => useStore($translate)
